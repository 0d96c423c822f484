import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../../shared/workspace';
import { describeZones, type ZoneRun } from './describe-zones';

/** Time zones of the machine. The results of the tests must not depend on them (OPS-39). */
const ZONES = ['UTC', 'Asia/Dhaka', 'America/Los_Angeles'];

/** Projects, and their specs that depend on days, hours or zones. An empty list means all specs. */
const SUITES: readonly (readonly [project: string, specs: readonly string[]])[] = [
  ['libs/rules', []],
  ['libs/ui', []],
  ['libs/dashboard', []],
  [
    'bff',
    ['counters', 'statistics', 'plans.spec', 'reminders', 'insights', 'login-history', 'audit'],
  ],
];

function run(zone: string, project: string, specs: readonly string[]): ZoneRun {
  const root = workspaceRoot();
  const { stderr, status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/jest/bin/jest.js'),
      ...['-c', join(root, project, 'jest.config.mjs'), '--forceExit', '--passWithNoTests'],
      ...specs,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TZ: zone } },
  );
  const summary = /^Tests:.*$/m.exec(stderr)?.[0] ?? '';
  const passed = Number(/(\d+) passed/.exec(summary)?.[1] ?? 0);
  if (status !== 0) process.stderr.write(stderr);
  return { zone, project, passed, isGreen: status === 0 };
}

const runs = ZONES.flatMap((zone) => SUITES.map(([project, specs]) => run(zone, project, specs)));
process.stdout.write(describeZones(runs));
if (runs.some(({ isGreen }) => !isGreen)) process.exitCode = 1;
