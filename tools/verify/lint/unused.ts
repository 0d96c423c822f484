import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from './findings';

interface Place {
  readonly name: string;
  readonly line?: number;
}

/** The JSON report of knip: per file, lists of what nobody uses. A list is named by its kind. */
interface KnipReport {
  readonly issues: readonly ({ readonly file: string } & Readonly<Record<string, unknown>>)[];
}

const LARGE = 64 * 1024 * 1024;

/** Files, exports and dependencies that nothing uses, and imports of undeclared ones. @throws Error when knip fails. */
export function lintUnused(root: string): Finding[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--reporter', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: LARGE },
  );
  if (!stdout.startsWith('{')) throw new Error(`knip failed:\n${stdout}\n${stderr}`);
  return unusedOf(JSON.parse(stdout) as KnipReport);
}

/** The findings of a report. */
export function unusedOf({ issues }: KnipReport): Finding[] {
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, places]) =>
      placesOf(places).map(({ name, line = 0 }) => ({
        ...{ file, line, rule: `knip(${kind})` },
        message: `${name}: remove it, or name in knip.config.ts what uses it.`,
      })),
    ),
  );
}

const placesOf = (places: unknown): readonly Place[] =>
  Array.isArray(places) ? (places.flat() as Place[]) : [];
