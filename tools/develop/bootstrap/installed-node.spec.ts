import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inWorkspace } from '../../shared/workspace';

const MODULE = pathToFileURL(inWorkspace('tools/develop/bootstrap/installed-node.mjs')).href;

let folder: string;
let bin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installed-node-'));
  bin = join(folder, 'node_modules/.bin/node');
  await mkdir(dirname(bin), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a program that may use the module. */
async function start(program: string) {
  const file = join(folder, 'program.mjs');
  await writeFile(file, `import { otherNode, runOn } from ${JSON.stringify(MODULE)};\n${program}`);
  return spawn(process.execPath, [file, 'word'], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function printed(program: string): Promise<string> {
  const child = await start(program);
  const texts: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  await once(child, 'close');
  return texts.join('');
}

const ask = (): Promise<string> =>
  printed(`process.stdout.write(String(otherNode(${JSON.stringify(folder)})));`);

describe('the Node that the packages bring', () => {
  it('is another one when this process runs on that of the machine', async () => {
    await writeFile(bin, '');
    expect(await ask()).toBe(bin);
  });

  it('is none when this process runs on it', async () => {
    await symlink(process.execPath, bin);
    expect(await ask()).toBe('null');
  });

  it('is none when no package is for this platform', async () => {
    expect(await ask()).toBe('null');
  });
});

/** Runs `again` on the Node that `runOn` starts. */
const twice = (again: string): string =>
  `if (process.env.AGAIN) { ${again} } else { process.env.AGAIN = '1'; await runOn(process.execPath); }`;

describe('a program that goes on with it', () => {
  it('has its arguments', async () => {
    expect(await printed(twice('process.stdout.write(process.argv[2]);'))).toBe('word');
  });

  it('ends with the code of that', async () => {
    const child = await start(twice('process.exit(7);'));
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on', async (signal) => {
    const child = await start(
      twice(
        `process.on('${signal}', () => process.exit(9)); setInterval(() => 1, 1000); console.log('here');`,
      ),
    );
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([9, null]);
  });
});
