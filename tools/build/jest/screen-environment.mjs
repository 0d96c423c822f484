import ScreenEnvironment from 'jest-fixed-jsdom';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { quickenStyles } from './quick-styles.cjs';

/** A document for the specs of screens (`.spec.tsx`). Node alone for all others, because it starts sooner. */
export default class EnvironmentByKind {
  constructor(config, context) {
    if (!context.testPath.endsWith('.tsx')) return new NodeEnvironment(config, context);
    const environment = new ScreenEnvironment(config, context);
    quickenStyles(environment.global);
    return environment;
  }
}
