const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// They keep what a file's code tells them: plugins, models, connections.
const PER_FILE = ['mongoose', '@nestjs/mongoose'];

const packageOf = (path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/**
 * Loads each package once per worker with Node's own require, and code of the workspace per file as jest does.
 * A service loads 2,600 files of packages. Loading them again for each spec takes most of its time.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, ...rest) {
    if (!options?.isInternalModule && !this._resolution.isCoreModule(name ?? '')) {
      const path = name ? this._resolution.resolveCjs(from, name) : from;
      const owner = packageOf(path);
      if (owner && !PER_FILE.includes(owner)) return require(path);
    }
    return super.requireModule(from, name, options, ...rest);
  }
};
