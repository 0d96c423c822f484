import type { ReleasePointer } from '@portal/contracts';
import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runIn, type VersionSystem } from '../versions/built-tree';

/** Result of one step of the drill. */
export interface Finding {
  /** The promise, in the words of the requirement. */
  readonly promise: string;
  /** The measured result. */
  readonly measured: string;
  readonly isKept: boolean;
}

/** A running system, a browser, and two source trees to release from. */
export interface Drill {
  readonly browser: Browser;
  readonly system: VersionSystem;
  readonly webRoot: string;
  /** Tree of version n+1. Steps change its sources to make later versions. */
  readonly next: string;
  /** Runs `npm run release -- …` in a tree, by default that of n+1. @returns its output. */
  release(...words: string[]): Promise<string>;
}

/** Runs the release command of a tree on the drill's web root. */
export function releaseFrom(tree: string, webRoot: string, words: readonly string[]) {
  const cli = ['node_modules/tsx/dist/cli.mjs', 'tools/operate/release/cli.ts'];
  return runIn(tree, [...cli, ...words, '--web-root', webRoot]);
}

/** The current pointer. */
export async function pointerOf({ webRoot }: Pick<Drill, 'webRoot'>): Promise<ReleasePointer> {
  return JSON.parse(await readFile(join(webRoot, 'releases.json'), 'utf8')) as ReleasePointer;
}

/** The live version of the user portal. */
export async function liveVersion(drill: Pick<Drill, 'webRoot'>): Promise<string> {
  return (await pointerOf(drill)).portals['user-portal'].version;
}
