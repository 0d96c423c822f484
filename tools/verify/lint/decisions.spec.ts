import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lintDecisions } from './decisions';

const FIRST = 'docs/decisions/0001-deny-by-default.md';
const SECOND = 'docs/decisions/0002-allow-by-name.md';
const INDEX = `- [0001](${FIRST}) Deny by default\n- [0002](${SECOND}) Allow by name\n`;
const record = (heading: string, status: string): string =>
  `# ${heading}\n\n- Date: 2026-11-21\n- Status: ${status}\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequence\n\nC.\n`;
const OLD = record('0001. Deny by default', 'Superseded by [0002](0002-allow-by-name.md)');
const NEW = record('0002. Allow by name', 'Accepted');

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const rules = (): string[] => lintDecisions(root).map(({ file, rule }) => `${file} ${rule}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-decisions-'));
  write('ARCHITECTURE.md', INDEX);
  write(FIRST, OLD);
  write(SECOND, NEW);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the check of decision records', () => {
  it('accepts complete records that the index lists', () => {
    expect(rules()).toEqual([]);
  });

  it('accepts 40 lines and refuses 41', () => {
    const lines = NEW.trimEnd().split('\n').length;
    write(SECOND, NEW + '.\n'.repeat(40 - lines));
    expect(rules()).toEqual([]);
    write(SECOND, NEW + '.\n'.repeat(41 - lines));
    expect(rules()).toEqual([`${SECOND} decision/too-long`]);
  });

  it.each([
    ['a date', '- Date: 2026-11-21\n'],
    ['a status', '- Status: Accepted\n'],
    ['a context', '## Context\n'],
    ['a decision', '## Decision\n'],
    ['a consequence', '## Consequence\n'],
    ['its number and title', '# 0002. Allow by name\n'],
  ])('refuses a record without %s', (_what, part) => {
    write(SECOND, NEW.replace(part, ''));
    expect(rules()).toEqual([`${SECOND} decision/incomplete`]);
  });

  it('refuses a heading with another number than the file', () => {
    write(SECOND, NEW.replace('# 0002', '# 0003'));
    expect(rules()).toEqual([`${SECOND} decision/incomplete`]);
  });

  it('refuses a file that is not named like a record', () => {
    write('docs/decisions/notes.md', record('0003. Notes', 'Accepted'));
    expect(rules()).toEqual([
      'docs/decisions/notes.md decision/name',
      'docs/decisions/notes.md decision/incomplete',
    ]);
  });

  it('refuses a gap in the numbers and a number that is given twice', () => {
    const fourth = 'docs/decisions/0004-later.md';
    write(fourth, record('0004. Later', 'Accepted'));
    write('ARCHITECTURE.md', `${INDEX}- [0004](${fourth}) Later\n`);
    expect(rules()).toEqual([`${fourth} decision/number`]);
    rmSync(join(root, fourth));
    const twice = 'docs/decisions/0002-twice.md';
    write(twice, record('0002. Twice', 'Accepted'));
    write('ARCHITECTURE.md', `${INDEX}- [0002](${twice}) Twice\n`);
    expect(rules()).toEqual([`${twice} decision/number`]);
  });

  it.each([
    ['that the index does not list', INDEX.split('\n')[0]],
    ['that the index lists under another title', INDEX.replace('Allow by name', 'Allow all')],
  ])('refuses a record %s', (_what, index) => {
    write('ARCHITECTURE.md', `${index}\n`);
    expect(rules()).toEqual([`${SECOND} decision/not-indexed`]);
  });

  it('refuses a link from a record or from the index to a record that does not exist', () => {
    write(FIRST, OLD.replace('0002-allow-by-name.md', '0002-allow.md'));
    expect(rules()).toEqual([`${FIRST} decision/dead-link`]);
    write(FIRST, OLD);
    write('ARCHITECTURE.md', `${INDEX}- [0003](docs/decisions/0003-gone.md) Gone\n`);
    expect(rules()).toEqual(['ARCHITECTURE.md decision/dead-link']);
  });
});
