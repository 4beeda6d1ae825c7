// Where the browser knows Trusted Types, the page's policy lets no string become script but the address of one of
// its own files; markup from strings is not allowed at all.

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

function ownScript(address: string): string {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`${url.origin} has no scripts for this page`);
  return url.href;
}

(window as { trustedTypes?: Policies }).trustedTypes?.createPolicy("default", { createScriptURL: ownScript });
