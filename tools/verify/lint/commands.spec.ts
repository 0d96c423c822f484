import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATIONS } from '../../operate/programs';
import { VERIFICATIONS } from '../programs';
import { lintCommands } from './commands';

let root: string;
const scripts = (...names: string[]): void =>
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ scripts: Object.fromEntries(names.map((name) => [name, 'true'])) }),
  );
const table = (...commands: string[]): void =>
  writeFileSync(
    join(root, 'CONTRIBUTING.md'),
    ['| command | does |', '| --- | --- |', ...commands.map((one) => `| ${one} | x |`), ''].join(
      '\n',
    ),
  );
const findings = (): string[] =>
  lintCommands(root).map(({ rule, message }) => `${rule} ${message}`);
const rowsOf = (script: string, programs: object): string[] =>
  Object.keys(programs).map((name) => `\`npm run ${script} -- ${name}\``);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-commands-'));
  scripts('start', 'lint');
  table('`npm start`', '`npm run lint`');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the check of the table of commands', () => {
  it('takes a table that names each script once or more', () => {
    table('`npm start`', '`npm run lint`, `npm run lint -- --fix`');
    expect(findings()).toEqual([]);
  });

  it('refuses a script without a row', () => {
    scripts('start', 'lint', 'pay');
    expect(findings()).toEqual(['commands/no-row The table has no row for npm run pay.']);
  });

  it('refuses a row without a script', () => {
    table('`npm start`', '`npm run lint`', '`npm run gone`');
    expect(findings()).toEqual([
      'commands/dead-row `npm run gone`: there is no command npm run gone.',
    ]);
  });

  it('refuses a program of a runner without a row, and a row without a program', () => {
    const [first, ...others] = rowsOf('verify', VERIFICATIONS);
    scripts('verify');
    table('`npm run verify -- --help`', '`npm run verify -- nothing`', ...others);
    expect(findings()).toEqual([
      `commands/no-row The table has no row for ${String(first).replaceAll('`', '')}.`,
      "commands/dead-row `npm run verify -- nothing`: npm run verify knows no 'nothing'.",
    ]);
  });

  it('takes the script of a program for its row', () => {
    scripts('operate', 'backup');
    const { backup: _short, ...others } = OPERATIONS;
    table('`npm run operate`', '`npm run backup`', ...rowsOf('operate', others));
    expect(findings()).toEqual([]);
  });

  it('refuses more than 20 scripts', () => {
    const names = Array.from({ length: 21 }, (_, index) => `script-${index}`);
    scripts(...names);
    table(...names.map((name) => `\`npm run ${name}\``));
    expect(findings()).toEqual([
      "commands/too-many 21 scripts, at most 20: add a program to a runner's table.",
    ]);
  });
});
