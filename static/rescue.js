// Runs in every browser, after the page's own script; does something only where that has not run, in a browser that is
// too old, or when a part of the page is missing or damaged, or where it finds no words and calls for it. Then it has the service worker fetch again what is wrong,
// and while that can't be had it says what is missing and gives the matches out. Old syntax only, nothing imported.
(function () {
  "use strict";
  var MATCH = /^tefuda:match:([^\/]+)(\/[01])?$/;
  var HEADER = /^tefuda 2 (\d+) -?\d+\n/;
  var WORDS = {
    ja: {
      title: "Tefuda を開けませんでした",
      old: "このブラウザは古いため、Tefuda を動かせません。新しくしてから開いてください（Chrome 110、Firefox 115、Safari 16.4 以降）。",
      broken: "ページの部品が足りないか、壊れています。ネットワークにつながるところで、もう一度ためしてください。",
      missing: "足りない部品：",
      safe: "対戦の記録は無事です。",
      save: "対戦をすべてファイルに保存",
      again: "もう一度ためす",
    },
    en: {
      title: "Tefuda could not be opened",
      old: "This browser is too old for Tefuda. Please open it in a newer one (Chrome 110, Firefox 115, Safari 16.4 or later).",
      broken: "Parts of the page are missing or damaged. Please try again where there is a network.",
      missing: "Missing parts:",
      safe: "Your matches are safe.",
      save: "Save all matches as a file",
      again: "Try again",
    },
  };

  function isOld() {
    return !("noModule" in document.createElement("script")) || !window.DecompressionStream || ![].toSorted;
  }

  /** The newest record under every match's two slots that can be read. */
  function matches() {
    var newest = {};
    try {
      for (var i = 0; i < localStorage.length; i++) take(newest, localStorage.key(i));
    } catch (_) {
      // a browser that keeps nothing has nothing to give out
    }
    return Object.keys(newest).map(function (id) {
      return newest[id].record;
    });
  }

  function take(newest, key) {
    var id = MATCH.exec(key);
    var text = id && localStorage.getItem(key);
    if (!text) return;
    var header = HEADER.exec(text) || ["", "-1"]; // the first version wrote none
    var number = Number(header[1]);
    try {
      var record = JSON.parse(text.slice(header[0].length));
      if (!newest[id[1]] || newest[id[1]].number < number) newest[id[1]] = { number: number, record: record };
    } catch (_) {
      // the other slot holds what was there before
    }
  }

  function download() {
    var text = JSON.stringify({ tefuda: 1, matches: matches() });
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

  function say(language, missing) {
    var words = WORDS[language];
    var part = document.createElement("section");
    part.lang = language;
    part.className = "stack";
    part.appendChild(element("h1", words.title));
    part.appendChild(element("p", isOld() ? words.old : words.broken));
    if (missing.length) part.appendChild(element("p", words.missing + " " + missing.join(", ")));
    part.appendChild(element("p", words.safe));
    if (matches().length) part.appendChild(button(words.save, download));
    part.appendChild(
      button(words.again, function () {
        location.reload();
      })
    );
    return part;
  }

  function show(missing) {
    var app = document.getElementById("app");
    var page = document.createElement("main");
    page.className = "screen";
    page.setAttribute("data-testid", "rescue");
    page.appendChild(say("ja", missing));
    page.appendChild(say("en", missing));
    app.textContent = "";
    app.appendChild(page);
  }

  /** Whether this tab does so for the first time: better no page than one that reloads for ever. */
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
      return navigator.serviceWorker.controller;
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

  function rescue() {
    show([]);
    if (controller()) repair();
  }

  if (window.tefuda) window.tefuda.rescue = rescue;
  else rescue();
})();
