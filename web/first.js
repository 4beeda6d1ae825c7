// The first script of both pages, in the page itself: every policy has its hash. Old syntax: it runs in every browser.

// The right address, before anything is fetched from below it: a link may have been written with %23 for #, and a host may
// give this page at an address that is not its own. Where the page's script has not run, which takes the first text of
// first.html away: the reason, or the script that helps.
(() => {
  const root = document.documentElement;
  const isPhone = "phone" in root.dataset;
  const { hash, origin, protocol, search } = location;
  // a path that begins with two slashes would be another site's address
  const pathNow = () => location.pathname.replace(/\/+/g, "/");
  let here = pathNow();
  let first = null;
  const look = (then) => {
    first = document.getElementById("no-script");
    if (first) then();
  };
  // a task later: the news that a policy forbids a script comes after the load
  const whenLoaded = (then) => addEventListener("load", () => setTimeout(look, 0, then));
  if (protocol === "file:") return whenLoaded(() => say("from-disk"));

  // Note the rule by which a host's policy forbids a part of the page. The page's own policy blocks only additions by
  // extensions and services.
  if (self.origin === "null") root.dataset.forbidden = "sandbox";
  addEventListener("securitypolicyviolation", ({ blockedURI, disposition, effectiveDirective, sample }) => {
    const isOurs =
      sample === "own-scripts" ||
      blockedURI === "wasm-eval" ||
      (blockedURI === "blob" && effectiveDirective === "worker-src") ||
      (blockedURI.startsWith(origin) && /^(script|style|font|connect|worker)-src/.test(effectiveDirective));
    if (isOurs && disposition !== "report") root.dataset.forbidden = effectiveDirective;
  });

  const go = (path, text) => location.replace(origin + path + search + text);
  const stay = (path, state, text) => {
    try {
      history.replaceState(state, "", origin + path + search + text);
    } catch (_) {
      // a sandbox
    }
  };

  if (isPhone) {
    // the text of a hand leaves the address at once; behind a folder's name without its slash no file would be found
    const text = hash.slice(1);
    stay(`${here.replace(/\/(index(\.html)?)?$/, "")}/`, text ? { hand: text } : history.state, "");
  } else {
    const [, hand, text] = /^(.*\/hand)(?:\/.*?)?(?:%23(.*))?$/.exec(here) || [];
    if (hand && here !== `${hand}/` && !hash.startsWith("#/")) return go(`${hand}/`, text ? `#${text}` : hash);
    const at = here.search(new RegExp(`%23(/|%2F)(${root.dataset.routes})\\b`, "i"));
    if (at >= 0) return go(here.slice(0, at), `#${here.slice(at + 3).replace(/%2F/gi, "/")}`);
    // a host that takes a folder's final slash away would do so again
    const [visit] = performance.getEntriesByType("navigation");
    if (visit && visit.redirectCount > 0 && /\/[^/.]+$/.test(here)) stay(`${here}/`, history.state, hash);
    here = pathNow();
  }

  whenLoaded(() => {
    if (root.dataset.forbidden) return say("forbidden");
    document.body.append(document.getElementById("rescue").content.cloneNode(true));
    const help = document.body.lastElementChild;
    help.onload = help.onerror = () => first.isConnected && (isPhone ? say("not-whole") : climb());
  });

  function say(id, address) {
    const text = document.getElementById(id);
    first.hidden = true;
    text.hidden = false;
    text.querySelectorAll("a").forEach((link) => {
      link.href = address;
    });
    text.querySelectorAll("b").forEach((directive) => {
      directive.textContent = root.dataset.forbidden;
    });
  }

  const path = here.replace(/\/+$/, "");
  const folders = path.split("/");

  function lead(folder) {
    const rest = path.slice(folder.length);
    if (folder === location.pathname.replace(/[^/]*$/, "")) say("not-whole");
    else if (hash.length > 2 || rest === "" || rest === "index.html") go(folder, hash);
    else say("not-here", origin + folder);
  }

  function climb() {
    if (!folders.length) return say("not-whole");
    const folder = `${folders.join("/")}/`;
    folders.pop();
    fetch(`${origin + folder}manifest.webmanifest`)
      .then((answer) => answer.json())
      .then((app) => {
        if (app.short_name === "Tefuda") lead(folder);
        else climb();
      })
      .catch(climb);
  }
})();

// The language of the page, before anything is painted: browsers offer to translate another one than the reader's.
(() => {
  const known = ["ja", "en"];
  const asked = [];
  try {
    asked.push(localStorage.getItem("tefuda:1:language"));
  } catch (_) {
    // a browser that keeps nothing has kept no choice
  }
  asked.push(...(navigator.languages || []).map((tag) => tag.slice(0, 2)), "en");
  const root = document.documentElement;
  root.lang = asked.find((each) => known.includes(each));
  if (!root.dataset[root.lang]) return; // the phone's page contains its words
  // The words come beside the page's own script, not after it.
  const words = document.createElement("link");
  words.rel = "modulepreload";
  words.href = root.dataset[root.lang];
  document.head.append(words);
})();
