// Modules left out of the memory image: those that only Pyodide's own start imports and that are no longer needed.

/**
 * Packages and modules of Python that may run after the engine's start. All others were imported for something else: an
 * event loop, sockets, wheels, files, signatures. A module that the engine comes to need must be added here, or the
 * build fails, since it plays from the image that it made. The last two lines explain faults and are Pyodide's side of
 * the door.
 */
const KEPT = `
  __main__ builtins sys py_engine __future__ typing _typing types _types annotationlib abc _abc
  collections _collections _collections_abc functools _functools itertools operator _operator enum
  dataclasses copy copyreg keyword reprlib re _sre json _json contextlib math bisect _bisect
  heapq _heapq random _random hashlib _sha1 _sha2 _sha3 _blake2 _md5
  importlib _frozen_importlib _frozen_importlib_external _imp zipimport marshal gc time atexit
  os posix posixpath genericpath stat _stat io _io codecs _codecs encodings errno
  warnings _warnings _py_warnings _contextvars weakref _weakref _weakrefset _thread
  traceback linecache tokenize _tokenize token textwrap codeop _colorize ast _ast
  _pyodide _pyodide_core pyodide pyodide_js js _string _struct _signal
`
  .trim()
  .split(/\s+/);

/** Modules below a kept package that are no longer needed. */
const DROPPED = ["importlib.metadata", "importlib.util", "pyodide.webloop", "pyodide._package_loader", "pyodide.code"];

/**
 * Forgets all other modules. Pyodide asks for two of them again when it starts from a memory, to install them where
 * only the omitted modules would look, and reads two paths.
 */
export const FORGET = `
def forget(kept, dropped):
    import asyncio, atexit, logging, sys, types

    asyncio.set_event_loop(None)
    asyncio._set_running_loop(None)
    atexit._clear()
    logging._handlerList.clear()
    for name in ("pyodide.code", "pyodide._package_loader"):
        stand_in = types.ModuleType(name)
        setattr(sys.modules["pyodide"], name.rpartition(".")[2], stand_in)
    class Path:
        def __init__(self, text):
            self.text = text
        def __str__(self):
            return self.text
    sys.modules["pyodide"].code.eval_code = sys.modules["pyodide.code"].eval_code
    loader = sys.modules["pyodide._package_loader"]
    sys.modules["pyodide"]._package_loader.SITE_PACKAGES = Path(str(loader.SITE_PACKAGES))
    sys.modules["pyodide"]._package_loader.DSO_DIR = Path(str(loader.DSO_DIR))
    sys.modules["pyodide"]._package_loader.init_loaded_packages = lambda: None

    def is_kept(name):
        if any(name == each or name.startswith(each + ".") for each in dropped):
            return False
        return name.partition(".")[0] in kept

    modules = {name: module for name, module in sys.modules.items() if isinstance(module, types.ModuleType)}
    gone = {name: module for name, module in modules.items() if not is_kept(name)}
    for name, module in modules.items():
        for value in vars(module).values() if name.startswith("py_engine") else ():
            origin = value.__name__ if isinstance(value, types.ModuleType) else getattr(value, "__module__", None)
            if origin in gone:
                raise ImportError(f"{name} uses {origin}, which the image would forget")
    for name in gone:
        del sys.modules[name]
    for module in modules.values():
        for key, value in list(vars(module).items()):
            if isinstance(value, types.ModuleType) and any(value is each for each in gone.values()):
                if getattr(module, "__name__", "") + "." + key not in ("pyodide.code", "pyodide._package_loader"):
                    delattr(module, key)
    JsProxy = sys.modules["pyodide.ffi"].JsProxy
    held = [value for module in gone.values() for value in vars(module).values() if isinstance(value, JsProxy)]
    sys.modules["_pyodide"].held = held
    for module in gone.values():
        vars(module).clear()
    for name in ("code", "_package_loader"):
        sys.modules["pyodide." + name] = getattr(sys.modules["pyodide"], name)

forget(set(${JSON.stringify(KEPT)}), ${JSON.stringify(DROPPED)})
del forget
`;
