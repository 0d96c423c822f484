import { seconds } from '../../../shared/steps';
import { openVisitor } from '../versions/visitor';
import { type Drill, type Finding, liveVersion } from './drill';

const LIMIT_MS = 10_000;

/** The version of the user portal that a new visitor gets now. */
export async function versionOnNextLoad({ browser, system }: Drill): Promise<string> {
  const visitor = await openVisitor(browser, system.url);
  try {
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    return visitor.versionsOf('user-portal').join(', ');
  } finally {
    await visitor.leave();
  }
}

/** Releases the current tree of n+1. The next page load gets it. */
export async function releaseStep(drill: Drill): Promise<Finding> {
  const before = await liveVersion(drill);
  await drill.release('user-portal');
  const live = await liveVersion(drill);
  const seen = await versionOnNextLoad(drill);
  return {
    promise: 'the next load gets a released version (OPS-3)',
    measured: `${before} before, ${seen} after`,
    isKept: live !== before && seen === live,
  };
}

/** Rolls back. Measures the time from the start of the command until a page load got the previous version. */
export async function rollbackStep(drill: Drill, wanted: string): Promise<Finding> {
  const started = performance.now();
  await drill.release('rollback', 'user-portal');
  const reported = performance.now() - started;
  const seen = await versionOnNextLoad(drill);
  const took = performance.now() - started;
  return {
    promise: 'rollback takes effect on the next load within 10 s (OPS-6)',
    measured: `${seconds(took)} from the command until the page showed ${seen}, ${seconds(reported)} of it the command`,
    isKept: seen === wanted && took <= LIMIT_MS,
  };
}
