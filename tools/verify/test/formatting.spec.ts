import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFormatting } from './formatting';

describe('the check of formatting', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-formatting-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const check = async (text: string) => {
    const file = join(folder, 'file.ts');
    await writeFile(file, text);
    return checkFormatting([file]);
  };

  it('accepts the form of prettier, also where oxfmt would write another', async () => {
    const named = `const named = { readonly: true };\n`;
    expect(await check(named)).toMatchObject({ exitCode: 0 });
    const type =
      'Source =\n  { readonly name: string } | { readonly number: number; readonly is: true }';
    expect(await check(`type ${type};\n`)).toMatchObject({ exitCode: 0 });
  });

  it('names a file that has another form, and one that cannot be read', async () => {
    const other = await check('const  a = 1');
    expect(other).toMatchObject({ exitCode: 1, output: expect.stringContaining('file.ts') });
    const broken = await check('const = 1;\n');
    expect(broken).toMatchObject({ exitCode: 2, output: expect.stringContaining('file.ts') });
  });

  it('has nothing against files of other kinds', async () => {
    const file = join(folder, 'picture.png');
    await writeFile(file, '');
    expect(await checkFormatting([file])).toMatchObject({ exitCode: 0 });
  });
});
