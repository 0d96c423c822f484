import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import Runtime from 'jest-runtime';

const load = createRequire(import.meta.url);
const PACKAGES = `${sep}node_modules${sep}`;

/** Paths of packages that are loaded, and what they export. */
const loaded = new Map();
/** Compiled sources of our modules. A function of these is called anew for each spec file. */
const compiled = new Map();

/**
 * jest's runtime with packages that are loaded once per worker, by Node and as in production, instead of once
 * per spec file. Our own modules are compiled once and evaluated anew for each spec file, so no state of
 * theirs gets from one file into another. Only with OneRealmEnvironment; other environments work as before.
 *
 * It uses internals of jest-runtime. Their version is pinned, and `worker-state.spec.ts` fails when they change.
 */
export default class SharedPackagesRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    if (this._environment.isOneRealm) {
      this.executor.compile = compileOnce(this.executor);
    }
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

function compileOnce({ injectedModuleParameters }) {
  return (source, filename) => {
    const known = compiled.get(filename);
    if (known?.source === source) return known.run;
    const run = compileFunction(source, injectedModuleParameters, {
      filename,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    compiled.set(filename, { source, run });
    return run;
  };
}
