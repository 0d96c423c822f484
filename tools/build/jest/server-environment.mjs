import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/**
 * Runs specs with the globals of the worker, because packages that are shared (`shared-packages.cjs`) compare
 * classes like Date and Array. What a file adds to the globals or replaces in them is undone after it.
 */
export default class ServerEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.exit = process.exit;
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: globalThis,
    });
  }

  async teardown() {
    await super.teardown();
    process.exit = this.exit;
    for (const key of Reflect.ownKeys(globalThis)) {
      const { configurable } = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!configurable) continue;
      if (key in this.before) Object.defineProperty(globalThis, key, this.before[key]);
      else delete globalThis[key];
    }
    this.global = null;
  }
}
