declare module "pyodide/pyodide.asm.mjs" {
  const createModule: NonNullable<import("pyodide").PyodideConfig["createPyodideModule"]>;
  export default createModule;
}
