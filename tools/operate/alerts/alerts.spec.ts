import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { inWorkspace } from '../../shared/workspace';
import { ALERT_CASES } from './alert-cases';
import { ensurePromtool } from './find-promtool';
import { promtoolTests } from './promtool-tests';

const RULES = inWorkspace('docs/operations/alerts.yaml');

interface RuleFile {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[];
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-alerts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What promtool says about rules. Empty when all tests passed. */
function complaints(rules: string, tests = promtoolTests()): string {
  const file = join(folder, 'tests.yaml');
  writeFileSync(file, stringify({ rule_files: [rules], evaluation_interval: '5m', tests }));
  const { status, stdout, stderr } = spawnSync(ensurePromtool(), ['test', 'rules', file], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

it('has a case for every alert, and none for another', () => {
  const { groups } = parse(readFileSync(RULES, 'utf8')) as RuleFile;
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(Object.keys(ALERT_CASES).toSorted()).toEqual(alerts.toSorted());
  const untried = Object.entries(ALERT_CASES).filter(
    ([alert, { fires, quiet }]) =>
      fires.length === 0 || (quiet.length === 0 && alert !== 'Watchdog'),
  );
  expect(untried).toEqual([]);
});

it('fires when it should, stays quiet when it should, and sees silence', () => {
  expect(complaints(RULES)).toBe('');
});

it('notices an alert that no longer sees silence', () => {
  const blind = join(folder, 'blind.yaml');
  const text = readFileSync(RULES, 'utf8');
  writeFileSync(blind, text.replace('absent(portal_probe_timestamp_seconds) or ', ''));
  const silence = promtoolTests().filter(({ name }) => name === 'no series at all');
  expect(complaints(RULES, silence)).toBe('');
  expect(complaints(blind, silence)).toContain('FAILED');
});
