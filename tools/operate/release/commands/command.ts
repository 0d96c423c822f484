import { runTarget } from '../../../shared/run-target';
import { Problem } from '../../../shared/problem';
import { PORTAL_NAMES } from '../paths';
import type { AppName } from '../paths';
import type { Site } from '../site';

/** The parsed command line. */
interface Given {
  /** Arguments after the command. */
  readonly words: readonly string[];
  readonly keepDays: number;
  readonly isDryRun: boolean;
}

/** One command of `npm run release`. Its result is printed. */
export type Command = (site: Site, given: Given) => Promise<string>;

/** The portal that the argument names. @throws Problem. */
export function portalOf(word: string | undefined): (typeof PORTAL_NAMES)[number] {
  const portal = PORTAL_NAMES.find((name) => name === word);
  if (!portal) throw new Problem(`Say which portal: ${PORTAL_NAMES.join(' or ')}.`);
  return portal;
}

/** Builds apps from the checkout with Nx and its cache. */
export const build = (apps: readonly AppName[]): Promise<void> =>
  runTarget('build', { projects: apps.map((app) => `@portal/${app}`) });
