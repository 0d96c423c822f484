import ScreenEnvironment from 'jest-fixed-jsdom';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/** A document for the specs of screens (`.spec.tsx`). Node alone for all others, because it starts sooner. */
export default class EnvironmentByKind {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? ScreenEnvironment : NodeEnvironment;
    return new Environment(config, context);
  }
}
