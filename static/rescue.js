// Runs in every browser, where the page's own script has not run, because the browser is too old or a part of the page is
// missing or damaged, or where that script finds no texts or lacks a style. The service worker then fetches wrong files
// again. Until it has them, this script names them and saves the matches of both stores to a file. index.html fetches it
// only then.
// Old syntax only, no imports.
(function () {
  "use strict";
  var MATCH = "tefuda:1:match:";
  var WORDS = {
    ja: {
      title: "Tefudaを開けませんでした",
      old: "このブラウザは古いため、Tefudaを動かせません。新しいバージョンで開いてください（Chrome 125、Firefox 121、Safari 16.4以降）。",
      broken: "ページのファイルが足りないか、こわれています。ネットワークにつながる場所で、もう一度試してください。",
      missing: "足りないファイル：",
      safe: "対戦の記録は無事です。",
      unread: "ブラウザのデータベースをまだ読み込めていません。次のファイルには足りない対戦があるかもしれません。",
      save: "対戦をすべてファイルに保存",
      copy: "ファイルが見当たらないときは、次の欄の中身をすべてコピーして残してください。",
      again: "もう一度試す",
    },
    en: {
      title: "Tefuda could not be opened",
      old: "This browser is too old for Tefuda. Please open it in a newer one (Chrome 125, Firefox 121, Safari 16.4 or later).",
      broken: "Parts of the page are missing or damaged. Please try again when you are online.",
      missing: "Missing parts:",
      safe: "Your matches are safe.",
      unread: "This browser’s database has not been read yet, so matches may be missing from the file.",
      save: "Save all matches to a file",
      copy: "If no file appears, copy everything in this field and keep it:",
      again: "Try again",
    },
  };

  function isOld() {
    var lacksStyles = document.documentElement.hasAttribute("data-old"); // the page's script has asked
    return !("noModule" in document.createElement("script")) || !window.DecompressionStream || ![].toSorted || lacksStyles;
  }

  /** Adds the matches in local storage, mostly running ones, to `found`. */
  function takeLocal(found) {
    try {
      for (var i = 0; i < localStorage.length; i++) {
        var key = localStorage.key(i);
        if (key.slice(0, MATCH.length) === MATCH) takeText(found, key.slice(MATCH.length), localStorage.getItem(key));
      }
    } catch (_) {
      // a browser without storage has no matches
    }
  }

  function takeText(found, id, text) {
    try {
      var match = JSON.parse(text);
      var stored = found[id];
      // a match deleted in the database stays deleted; a newer text may delete a finished match, but not change it
      var isAhead = stored && stored.revision < match.revision && (match.gone || !stored.over);
      if (stored === undefined || isAhead) found[id] = match.gone ? null : match;
    } catch (_) {
      // a damaged text is not a match
    }
  }

  /** Adds the matches in the database: a head, its deal, and its entries in order. */
  function takeRows(found, heads, deals, entries, ids) {
    var logs = {};
    entries.forEach(function (entry, at) {
      (logs[ids[at][0]] = logs[ids[at][0]] || []).push(entry);
    });
    heads.values.forEach(function (head, at) {
      var id = heads.keys[at];
      var match = Object.assign({}, head, { deal: deals[id], log: logs[id] || [] });
      if (match.gone) found[id] = null;
      else if (match.log.length === match.length) found[id] = match;
    });
  }

  /** Calls `then` with all matches, and whether the database was read: first without, if it answers late or not. */
  function withMatches(then) {
    function tell(found) {
      var all = found || {};
      takeLocal(all);
      var matches = Object.keys(all).map(function (id) {
        return all[id];
      });
      then(matches.filter(Boolean), Boolean(found));
    }
    var timer = setTimeout(tell, 3000);
    function end(found) {
      clearTimeout(timer);
      tell(found);
    }
    function fail() {
      end(window.indexedDB ? null : {});
    }
    try {
      var isNew = false;
      var request = indexedDB.open("tefuda-1");
      request.onupgradeneeded = function () {
        request.transaction.abort(); // no database exists, and this script makes none
        isNew = true;
      };
      request.onerror = function () {
        isNew ? end({}) : fail();
      };
      request.onsuccess = function () {
        readAll(request.result, end, fail);
      };
    } catch (_) {
      fail();
    }
  }

  function readAll(database, then, fail) {
    try {
      var transaction = database.transaction(["matches", "deals", "entries"]);
      var read = {};
      ["matches", "deals", "entries"].forEach(function (name) {
        var store = transaction.objectStore(name);
        read[name] = { keys: store.getAllKeys(), values: store.getAll() };
      });
      transaction.onabort = fail;
      transaction.oncomplete = function () {
        database.close();
        var deals = {};
        read.deals.keys.result.forEach(function (id, at) {
          deals[id] = read.deals.values.result[at];
        });
        var heads = { keys: read.matches.keys.result, values: read.matches.values.result };
        var found = {};
        takeRows(found, heads, deals, read.entries.values.result, read.entries.keys.result);
        then(found);
      };
    } catch (_) {
      fail();
    }
  }

  function textOf(matches) {
    return JSON.stringify({ tefuda_matches: 1, matches: matches });
  }

  function download(text) {
    var link = element("a", "");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "tefuda.json";
    document.body.appendChild(link);
    link.click();
    document.body.removeChild(link);
  }

  function element(name, text) {
    var made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function button(text, onClick) {
    var made = element("button", text);
    made.type = "button";
    made.className = "button";
    made.onclick = onClick;
    return made;
  }

  /** A text that the player copies by hand. */
  function field(words, text) {
    var label = element("label", words);
    var input = document.createElement("input");
    input.className = "field";
    input.readOnly = true;
    input.value = text;
    input.onfocus = function () {
      input.select();
    };
    label.appendChild(input);
    return label;
  }

  function say(language, missing, matches, isRead) {
    var words = WORDS[language];
    var part = document.createElement("section");
    part.lang = language;
    part.className = "stack";
    part.appendChild(element("h1", words.title));
    part.appendChild(element("p", isOld() ? words.old : words.broken));
    if (missing.length) part.appendChild(element("p", words.missing + " " + missing.join(", ")));
    part.appendChild(element("p", isRead ? words.safe : words.unread));
    if (matches.length) {
      part.appendChild(
        button(words.save, function () {
          download(textOf(matches));
          // some browsers, mostly those inside other apps, save no file and report no error
          if (!part.querySelector("label")) part.insertBefore(field(words.copy, textOf(matches)), part.lastChild);
        })
      );
    }
    part.appendChild(
      button(words.again, function () {
        location.reload();
      })
    );
    return part;
  }

  function show(missing) {
    draw(missing, [], true);
    withMatches(function (matches, isRead) {
      draw(missing, matches, isRead);
    });
  }

  function draw(missing, matches, isRead) {
    var app = document.getElementById("app");
    var page = document.createElement("main");
    page.className = "screen";
    page.setAttribute("data-testid", "rescue");
    page.appendChild(say("ja", missing, matches, isRead));
    page.appendChild(say("en", missing, matches, isRead));
    app.textContent = "";
    app.appendChild(page);
  }

  /** Checks that this tab has not reloaded before: no page is better than an endless reload. */
  function isFirst() {
    try {
      var before = sessionStorage.getItem("tefuda:rescued");
      sessionStorage.setItem("tefuda:rescued", "1");
      return before === null;
    } catch (_) {
      return false;
    }
  }

  function controller() {
    try {
      var found = navigator.serviceWorker.controller;
      // another copy of the site may be in a folder above, with a service worker of its own
      return found && found.scriptURL === new URL("sw.js", document.baseURI).href ? found : null;
    } catch (_) {
      return null;
    }
  }

  function repair() {
    var channel = new MessageChannel();
    channel.port1.onmessage = function (event) {
      var answer = event.data;
      if ((answer.unregistered || !answer.wrong.length) && isFirst()) location.reload();
      else show(answer.wrong);
    };
    controller().postMessage({ type: "REPAIR", mayUnregister: true }, [channel.port2]);
  }

  show([]);
  if (controller() && !isOld()) repair();
})();
