import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
}

interface CruiseReport {
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly ruleSetUsed: {
      readonly forbidden?: readonly { readonly name: string; readonly comment?: string }[];
    };
    readonly totalCruised: number;
  };
}

const PLACES = ['shell', 'user-portal', 'admin-portal', 'bff', 'libs', 'tools', 'e2e'];
const LARGE = 512 * 1024 * 1024;

/** Import directions inside projects, by zones.cjs. @throws Error when dependency-cruiser itself fails. */
export function lintZones(root: string): Finding[] {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      'tools/build/lint/zones.cjs',
      '--output-type',
      'json',
      ...PLACES.filter((place) => existsSync(join(root, place))),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: LARGE },
  );
  const report = parse(stdout);
  if (error || report === null || report.summary.totalCruised === 0) {
    throw new Error(`dependency-cruiser failed:\n${error?.message ?? stderr}`);
  }
  const comments = new Map(
    report.summary.ruleSetUsed.forbidden?.map(({ name, comment }) => [name, comment ?? '']),
  );
  return onePerCycle(report.summary.violations).map(({ from, to, rule, cycle }) => ({
    file: from,
    line: 0,
    rule: `zones/${rule.name}`,
    message: `${cycle ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `imports ${to}`}\n${comments.get(rule.name) ?? ''}`,
  }));
}

/** The same cycle is reported for each of its files. One report is enough. */
function onePerCycle(violations: readonly Violation[]): Violation[] {
  const seen = new Set<string>();
  return violations.filter(({ cycle }) => {
    if (!cycle) return true;
    const key = cycle
      .map(({ name }) => name)
      .toSorted()
      .join('|');
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

function parse(text: string): CruiseReport | null {
  try {
    return JSON.parse(text) as CruiseReport;
  } catch {
    return null;
  }
}
