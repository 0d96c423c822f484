import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lintRetiredWords } from './retired-words';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const places = (): string[] => lintRetiredWords(root).map(({ file, line }) => `${file}:${line}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-words-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the check of retired words', () => {
  it.each([
    ['in an identifier', 'libs/ui/src/thing.ts', 'export const useAct = 1;\n'],
    ['in a comment', 'bff/src/thing.ts', '// Every act of an administrator.\n'],
    ['in a text of a screen', 'admin-portal/src/texts.ts', "export const empty = 'No acts.';\n"],
    ['for a query', 'bff/src/thing.ts', 'const question = {};\n'],
    ['for a counter', 'docs/thing.md', 'The figures of a day.\n'],
  ])('finds one %s', (_what, file, text) => {
    write(file, text);
    expect(places()).toEqual([`${file}:1`]);
  });

  it('finds one in a path', () => {
    write('bff/src/domain/bulk-acts/thing.ts', '');
    expect(places()).toEqual(['bff/src/domain/bulk-acts/thing.ts:0']);
  });

  it('leaves other words that hold the letters alone, and a dialog its question', () => {
    write('libs/ui/src/thing.ts', 'export const exact = { react: 1, contract: 2, question: 3 };\n');
    expect(places()).toEqual([]);
  });

  it('leaves stored names', () => {
    write('bff/src/thing.schema.ts', "const collection = 'bulk_acts';\n");
    expect(places()).toEqual([]);
  });
});
