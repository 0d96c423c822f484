import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lintRequirements } from './requirements';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const rules = (): string[] => lintRequirements(root).map(({ file, rule }) => `${file} ${rule}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-requirements-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('package.json', '{ "scripts": { "prove": "true", "verify": "true" } }');
  write('src/one.spec.ts', "it('holds', () => {});\n");
  write('src/one.ts', '// Counted before the check (SEC-1).\n');
  write(
    'docs/requirements/security.md',
    '| SEC-1 | A rule. | `src/one.spec.ts` “holds”, `npm run prove` |\n',
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the check of requirements', () => {
  it('takes a cited rule whose proofs exist', () => {
    expect(rules()).toEqual([]);
  });

  it('takes a proof that is a program of npm run verify', () => {
    write(
      'docs/requirements/security.md',
      '| SEC-1 | A rule. | `npm run verify -- counters --data <seed>` |\n',
    );
    expect(rules()).toEqual([]);
  });

  it.each([
    ['an id that stands on no page', 'SEC-2', 'citation/unknown'],
    ['a document that is not here', `${'goal'} S17`, 'citation/dead'],
    ['another such document', `${'design'} §6`, 'citation/dead'],
    ['a task that is not here', `${'issue'} 6`, 'citation/dead'],
  ])('refuses in the code %s', (_what, words, rule) => {
    write('src/one.ts', `// As ${words} says.\n`);
    expect(rules()).toEqual([`src/one.ts ${rule}`]);
  });

  it.each([
    ['without a proof', '| SEC-1 | A rule. | later |', 'requirement/no-proof'],
    [
      'whose test file is gone',
      '| SEC-1 | A rule. | `src/two.spec.ts` |',
      'requirement/dead-proof',
    ],
    [
      'whose test has another title',
      '| SEC-1 | A rule. | `src/one.spec.ts` “held” |',
      'requirement/dead-proof',
    ],
    ['whose command is gone', '| SEC-1 | A rule. | `npm run other` |', 'requirement/dead-proof'],
    [
      'whose program is not in the table of npm run verify',
      '| SEC-1 | A rule. | `npm run verify -- nothing` |',
      'requirement/dead-proof',
    ],
    ['proven by what is no test', '| SEC-1 | A rule. | `src/one.ts` |', 'requirement/dead-proof'],
  ])('refuses a requirement %s', (_what, row, rule) => {
    write('docs/requirements/security.md', `${row}\n`);
    expect(rules()).toEqual([`docs/requirements/security.md ${rule}`]);
  });

  it('refuses an id that is given twice', () => {
    const row = '| SEC-1 | A rule. | `npm run prove` |';
    write('docs/requirements/security.md', `${row}\n${row}\n`);
    expect(rules()).toEqual(['docs/requirements/security.md requirement/twice']);
  });
});
