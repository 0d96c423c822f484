import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { Problem } from '../../shared/problem';
import { namingFiles } from './naming-files';

let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-naming-'));
  await execa('git', ['init', '--quiet'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

describe('the files that name a changed file', () => {
  it('are those with the path or the end of a path in quotes, committed or not', async () => {
    write('table.ts', "const file = 'libs/ui/src/row.tsx';");
    write('template.ts', 'const file = `${FOLDER}/row.tsx`;');
    await execa('git', ['add', 'table.ts'], { cwd: root });
    expect(await namingFiles(root, ['libs/ui/src/row.tsx'])).toEqual(['table.ts', 'template.ts']);
  });

  it('are not those that import it, or name another file or a text', async () => {
    write('importing.ts', "import { Row } from './row';");
    write('other.ts', "const files = ['arrow.tsx', 'rowXtsx'];");
    write('notes.md', "'row.tsx'");
    expect(await namingFiles(root, ['libs/ui/src/row.tsx'])).toEqual([]);
  });

  it('are none for no file', async () => {
    write('table.ts', "const file = '';");
    expect(await namingFiles(root, [])).toEqual([]);
  });

  it('are not an empty answer when git fails', async () => {
    rmSync(join(root, '.git'), { recursive: true });
    write('table.ts', "const file = 'row.tsx';");
    const asked = namingFiles(join(root, 'nowhere'), ['row.tsx']);
    await expect(asked).rejects.toBeInstanceOf(Problem);
  });
});
