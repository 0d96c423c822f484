// Changes jsdom, so it comes before everything that loads jsdom.
import { keepStyles } from './quick-styles.cjs';
import ScreenEnvironment from 'jest-fixed-jsdom';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/** A document for the specs of screens (`.spec.tsx`). Node alone for all others, because it starts sooner. */
export default class EnvironmentByKind {
  constructor(config, context) {
    if (!context.testPath.endsWith('.tsx')) return new NodeEnvironment(config, context);
    const environment = new ScreenEnvironment(config, context);
    keepStyles(environment.global);
    return environment;
  }
}
