// The build tells the page what the engine is made of; the tests have none, unless one says otherwise.
Object.assign(globalThis, { __ENGINE__: { files: {}, games: [] } });
