import { Problem } from '../../../shared/problem';
import { APP_NAMES } from '../paths';
import type { AppName } from '../paths';
import type { Site } from '../site';

/** The parsed command line. */
export interface Given {
  /** Arguments after the command. */
  readonly words: readonly string[];
  readonly keepDays: number;
  /** Takes what is built, and never builds. */
  readonly isBuilt: boolean;
  /** Also takes a version that was withdrawn. */
  readonly isAgain: boolean;
  /** Percentages and duration of a guarded canary; null without a guard. */
  readonly guard: { readonly steps: readonly number[]; readonly stepMs: number } | null;
}

/** Result of a command. */
export interface Report {
  /** For a person. */
  readonly text: string;
  /** The same for a program (`--json`). */
  readonly data: Readonly<Record<string, unknown>>;
  /** True when a check found something wrong. The program then ends with 1. */
  readonly isBad?: boolean;
}

/** One command of `npm run release`. Its report is printed. */
export type Command = (site: Site, given: Given) => Promise<Report>;

/** The app that the argument names. @throws Problem. */
export function appOf(word: string | undefined): AppName {
  const app = APP_NAMES.find((name) => name === word);
  if (!app) throw new Problem(`Say which: ${APP_NAMES.join(', ')}.`);
  return app;
}
