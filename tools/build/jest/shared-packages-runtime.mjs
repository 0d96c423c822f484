import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { Script, compileFunction, constants } from 'node:vm';
import Runtime from 'jest-runtime';

const load = createRequire(import.meta.url);
const PACKAGES = `${sep}node_modules${sep}`;

/** Paths of packages that are loaded, and what they export. */
const loaded = new Map();
/** Compiled sources by their file: functions for the realm of Node, scripts for realms of their own. */
const functions = new Map();
const scripts = new Map();

/**
 * jest's runtime with packages that are loaded once per worker, by Node and as in production, instead of once
 * per spec file. Only with OneRealmEnvironment.
 *
 * With every environment a module is compiled once per worker and evaluated anew for each spec file, so no state
 * gets from one file into another.
 *
 * It uses internals of jest-runtime. Their version is pinned, and `worker-state.spec.ts` fails when they change.
 */
export default class SharedPackagesRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { isOneRealm } = this._environment;
    this.executor.compile = isOneRealm
      ? compileFunctions(this.executor)
      : compileScripts(this.executor);
  }

  requireModule(from, name, options, isRequireActual) {
    const path = this.pathOfPackage(from, name, options);
    if (path === null) return super.requireModule(from, name, options, isRequireActual);
    if (!loaded.has(path))
      loaded.set(
        path,
        this._environment.state.keeping(() => load(path)),
      );
    return loaded.get(path);
  }

  /** Where Node finds the package that one of our modules imports; null for all other modules. */
  pathOfPackage(from, name, options) {
    if (!this._environment.isOneRealm || options?.isInternalModule) return null;
    if (name && this._resolution.isCoreModule(name)) return null;
    // Our modules are ES modules: packages with two builds are loaded as `import` finds them.
    const path = this._resolution.resolveEsm(from, name);
    return path.includes(PACKAGES) ? path : null;
  }
}

/** A function of the realm of Node is called anew for each spec file. */
function compileFunctions({ injectedModuleParameters }) {
  return (source, filename) =>
    once(functions, filename, source, () =>
      compileFunction(source, injectedModuleParameters, { filename, importModuleDynamically }),
    );
}

/** A script belongs to no realm. What it compiled, functions in it included, serves all realms of the worker. */
function compileScripts({ environment, injectedModuleParameters }) {
  const head = `(function (${injectedModuleParameters.join(', ')}) {`;
  const options = { columnOffset: -head.length, importModuleDynamically };
  return (source, filename) => {
    const context = environment.getVmContext();
    // How jest says that the environment was torn down.
    if (context === null) return null;
    return once(
      scripts,
      filename,
      source,
      () => new Script(`${head}${source}\n})`, { ...options, filename }),
    ).runInContext(context);
  };
}

// swc turns import() into require(), so nothing that was transformed calls it.
const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;

function once(known, filename, source, make) {
  const last = known.get(filename);
  if (last?.source === source) return last.made;
  const made = make();
  known.set(filename, { source, made });
  return made;
}
