import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { AsyncLocalStorage } from 'node:async_hooks';
import { ProcessState } from './process-state.mjs';

/**
 * Runs specs in the realm of Node itself instead of a `vm` context of their own. Packages and our modules then
 * have the same classes, so Node can load packages once for all spec files of a worker
 * (`shared-packages-runtime.mjs`). What a spec file changes in the process is undone at its end.
 */
export default class OneRealmEnvironment {
  /** Read by the runtime. */
  isOneRealm = true;
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  state = new ProcessState();
  endStorages = watchStorages();

  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    Object.assign(global, config.globals);
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new RealTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.endStorages();
    this.state.restore();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** jest asks for one; the runtime compiles without it. */
  getVmContext() {
    return globalThis;
  }
}

/**
 * In this realm, fake timers would also stop those of jest and of packages that other spec files use. A timer
 * that such a package sets again and again then keeps `advanceTimersByTime` from ending.
 */
class RealTimers extends ModernFakeTimers {
  useFakeTimers() {
    throw new Error(
      'Fake timers need a realm of their own: begin with /** @jest-environment node */.',
    );
  }
}

/**
 * A storage that was used once makes every later promise of the process slower, and spec files make new ones.
 * @returns a function that disables those of this spec file.
 */
function watchStorages() {
  const methods = AsyncLocalStorage.prototype;
  const { run, enterWith } = methods;
  const used = new Set();
  methods.run = function (...parts) {
    used.add(this);
    return run.apply(this, parts);
  };
  methods.enterWith = function (...parts) {
    used.add(this);
    return enterWith.apply(this, parts);
  };
  return () => {
    Object.assign(methods, { run, enterWith });
    for (const storage of used) storage.disable();
  };
}
