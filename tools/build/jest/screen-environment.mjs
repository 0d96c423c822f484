import { ModernFakeTimers } from '@jest/fake-timers';
import ScreenEnvironment from 'jest-fixed-jsdom';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { quickenStyles } from './quick-styles.cjs';

/** A document for the specs of screens (`.spec.tsx`). Node alone for all others, because it starts sooner. */
export default class EnvironmentByKind {
  constructor(config, context) {
    if (!context.testPath.endsWith('.tsx')) return new NodeEnvironment(config, context);
    const environment = new ScreenEnvironment(config, context);
    quickenStyles(environment.global);
    environment.fakeTimersModern = quickTimers(config, environment.global);
    return environment;
  }
}

/**
 * Stopped clocks pause after each timer that they let pass: by `setTimeout`, which is a millisecond, where the
 * global object has no `setImmediate`. The focus trap of an open dialog has 20 timers a second.
 */
function quickTimers({ projectConfig: config }, global) {
  global.setImmediate = setImmediate;
  const timers = new ModernFakeTimers({ config, global });
  // A browser has none.
  delete global.setImmediate;
  return timers;
}
