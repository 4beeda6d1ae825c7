"""The page in other browsers than Chromium: a walk through it in Firefox and WebKit (``make test-browsers``)."""
