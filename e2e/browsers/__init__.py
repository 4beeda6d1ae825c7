"""The page in other browsers (``make test-browsers``), and in real profiles (``make test-profiles``)."""
