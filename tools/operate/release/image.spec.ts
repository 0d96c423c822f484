import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { inWorkspace } from '../../shared/workspace';

/** The bundled program and nothing else: what the stage `release` of docker/Dockerfile has. */
let program: string;
/** A folder like an image: program, nx.json, one built part. No sources, no packages. */
let image: string;
let webRoot: string;
beforeAll(async () => {
  program = await mkdtemp(join(tmpdir(), 'release-program-'));
  const bundle = ['docker/bundle.mjs', program, 'tools/operate/release/cli'];
  execFileSync(process.execPath, bundle, { cwd: inWorkspace() });
});
afterAll(() => rm(program, { recursive: true }));
beforeEach(async () => {
  image = await mkdtemp(join(tmpdir(), 'release-image-'));
  webRoot = join(image, 'www');
  await cp(program, image, { recursive: true });
  await cp(inWorkspace('nx.json'), join(image, 'nx.json'));
});
afterEach(() => rm(image, { recursive: true }));

async function hold(app: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(image, app), { recursive: true });
  await cp(inWorkspace(app, 'package.json'), join(image, app, 'package.json'));
  await rm(join(image, app, 'dist'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(image, app, 'dist', path)), { recursive: true });
    await writeFile(join(image, app, 'dist', path), text);
  }
}

const holdPortal = (name: string): Promise<void> =>
  hold('user-portal', {
    'mf-manifest.json': '{}',
    'assets/a.js': name,
    'portal.json': JSON.stringify({ contract: 1, preload: ['assets/a.js'] }),
  });

/** Runs the program as the container does. */
function run(...given: (string | Record<string, string>)[]): { code: number | null; said: string } {
  const words = given.filter((one) => typeof one === 'string');
  const env = {
    PATH: process.env['PATH'],
    WEB_ROOT: webRoot,
    RELEASE_COMMIT: 'abc',
    RELEASE_BY: 'ana',
    NODE_ENV: 'production',
    ...given.find((one) => typeof one === 'object'),
  };
  const cli = 'tools/operate/release/cli.mjs';
  const ended = spawnSync(process.execPath, [cli, ...words], { cwd: image, env });
  return { code: ended.status, said: `${ended.stdout}${ended.stderr}` };
}

interface Listed {
  readonly versions: readonly { readonly version: string; readonly is: string }[];
}
const standings = (): string[] =>
  (JSON.parse(run('list', '--json').said) as Listed).versions.map(({ is }) => is).toSorted();

describe('an image of a release, alone in a folder without packages', () => {
  it('publishes the shell that it holds', async () => {
    await hold('shell', { 'index.html': '<p>shell</p>', 'assets/a-1.js': 'a' });
    expect(run('publish', 'shell')).toMatchObject({ code: 0 });
    expect(await readFile(join(webRoot, 'index.html'), 'utf8')).toBe('<p>shell</p>');
  });

  it('stages, tries and promotes the portal that it holds', async () => {
    await holdPortal('one');
    expect(run('publish').said).toMatch(/^user-portal \S+ is live now\n$/);
    await holdPortal('two');
    expect(run('stage', 'user-portal')).toMatchObject({ code: 0 });
    expect(standings()).toEqual(['live', 'published']);
    expect(run('canary', 'user-portal', '10').said).toContain('is tried by 10 %');
    expect(run('promote', 'user-portal')).toMatchObject({ code: 0 });
    expect(standings()).toEqual(['earlier 1', 'live']);
  });

  it('tries what it holds, not what another image staged', async () => {
    await holdPortal('one');
    run('publish');
    await holdPortal('two');
    run('stage', 'user-portal');
    await holdPortal('three');
    expect(run('canary', 'user-portal', '10').said).toContain('is tried by 10 %');
    await holdPortal('two');
    expect(run('promote', 'user-portal').code).toBe(0);
    expect(run('publish').said).toContain('is live now');
  });

  it('repairs with what it holds, when its hashes are those of the record', async () => {
    await holdPortal('one');
    run('publish');
    const { portals } = JSON.parse(await readFile(join(webRoot, 'releases.json'), 'utf8')) as {
      portals: { 'user-portal': { version: string } };
    };
    const { version } = portals['user-portal'];
    const file = join(webRoot, 'remotes/user-portal', version, 'assets/a.js');
    await writeFile(file, 'flipped');
    expect(run('verify')).toMatchObject({ code: 1 });
    expect(run('list').said).toContain('run "repair user-portal"');
    await holdPortal('two');
    expect(run('repair', 'user-portal')).toMatchObject({ code: 1 });
    expect(await readFile(file, 'utf8')).toBe('flipped');
    await holdPortal('one');
    expect(run('repair', 'user-portal')).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toBe('one');
    expect(run('verify')).toMatchObject({ code: 0 });
  });

  it('names in the log who releases, and releases nothing of an unknown commit', async () => {
    await holdPortal('one');
    run('publish', '--reason', 'ticket 12');
    const { actions } = JSON.parse(run('list', '--json').said) as { actions: unknown[] };
    const line = { who: 'ana', reason: 'ticket 12', commit: 'abc' };
    expect(actions).toEqual([expect.objectContaining(line), expect.objectContaining(line)]);
    await holdPortal('two');
    expect(run('publish', { RELEASE_COMMIT: 'unknown' })).toMatchObject({ code: 1 });
  });

  it('makes what it holds live by its name alone, and says when it holds nothing', async () => {
    await holdPortal('one');
    expect(run('user-portal').said).toContain('is live now');
    for (const words of [['admin-portal'], ['stage', 'admin-portal']])
      expect(run(...words)).toEqual({
        code: 1,
        said: `${join(image, 'admin-portal/dist')} does not exist: build it first.\n`,
      });
  });
});

describe('a mistake of a person', () => {
  it.each([
    [['canary', 'user-portal', '-3'], 'Say how many of a hundred people: 0 to 100.'],
    [['canary', 'user-portal', 'many'], 'Say how many of a hundred people: 0 to 100.'],
    [['list', '--jsno'], "Unknown option '--jsno'. See --help."],
    [['prune', '--keep-days', 'x'], '--keep-days is a number of days.'],
    [['user-portel'], 'Unknown: user-portel. See --help.'],
    [['promote', 'user-portal'], 'user-portal has no canary to promote.'],
    [['publish'], 'Nothing is built here.'],
  ])('%j is answered in a sentence, with exit code 1', (words, sentence) => {
    expect(run(...words)).toEqual({ code: 1, said: `${sentence}\n` });
  });

  it('in the folder of the site is answered in a sentence', async () => {
    await holdPortal('one');
    await writeFile(webRoot, 'a file');
    expect(run('publish')).toEqual({
      code: 1,
      said: expect.stringMatching(/^\S+: a part of its path is a file\.\n$/) as string,
    });
  });

  it('is one JSON object when JSON is asked for', () => {
    const { said } = run('promote', 'user-portal', '--json');
    expect(JSON.parse(said)).toEqual({ ok: false, error: 'user-portal has no canary to promote.' });
  });
});

describe('a dry run', () => {
  it('of each action says what would happen and changes nothing', async () => {
    await holdPortal('one');
    run('publish');
    await holdPortal('two');
    run('canary', 'user-portal', '10');
    const before = run('list').said;
    await holdPortal('three');
    for (const words of [
      ['publish'],
      ['stage', 'user-portal'],
      ['canary', 'user-portal', '50'],
      ['canary', 'user-portal', '0'],
      ['promote', 'user-portal'],
      ['prune', '--keep-days', '0'],
    ]) {
      const { code, said } = run(...words, '--dry-run');
      expect([words, code, said]).toEqual([
        words,
        0,
        expect.stringMatching(/^Dry run, nothing is changed:\n./),
      ]);
      expect(run('list').said).toBe(before);
    }
    expect(JSON.parse(run('publish', '--dry-run', '--json').said)).toMatchObject({
      dryRun: true,
      released: [{ app: 'user-portal', changed: true }],
    });
  });
});
