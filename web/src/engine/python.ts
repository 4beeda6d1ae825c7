// The build's data with which the worker starts Python.
import type { PythonManifest } from "./manifest";

declare const __PYTHON__: PythonManifest;

export const PYTHON: PythonManifest = __PYTHON__;
