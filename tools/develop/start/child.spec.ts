import { until } from '@portal/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inWorkspace } from '../../shared/workspace';
import { runChild, startChild } from './child';
import { isPortFree } from '../../shared/port';

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a child of a tool', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-child-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const script = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const options = { name: 'child', env: process.env };

  it('that fails is reported with its last lines', async () => {
    const path = await script(
      'fails.mjs',
      "console.log('one'); console.error('two'); process.exit(3)",
    );
    await expect(runChild({ ...options, args: [path] })).rejects.toThrow(
      /child ended with code 3[^]*one[^]*two|child ended with code 3[^]*two[^]*one/,
    );
  });

  it('ends by itself when it has nothing left to do', async () => {
    const path = await script('short.mjs', "console.log('done')");
    expect(await runChild({ ...options, args: [path] })).toEqual(['done']);
  });

  it('stops when asked, and what it printed is in its log', async () => {
    const path = await script('long.mjs', "console.log('here'); setInterval(() => 1, 1000)");
    const logFile = join(folder, 'logs/child.log');
    const child = startChild({ ...options, args: [path], logFile });
    await until(() => child.lastLines.includes('here'));
    await child.stop();
    expect(child.ending).not.toBeNull();
    await until(async () => (await readFile(logFile, 'utf8')) === 'here\n');
  });

  it('that does not listen is ended all the same', async () => {
    const path = await script(
      'deaf.mjs',
      "process.on('SIGTERM', () => 1); console.log('here'); setInterval(() => 1, 1000)",
    );
    const child = startChild({ ...options, args: [path] });
    await until(() => child.lastLines.includes('here'));
    await child.stop(50);
    expect((await child.ended).signal).toBe('SIGKILL');
  });

  it('ends when the tool is killed with -9', async () => {
    const grandchild = await script('child.mjs', 'setInterval(() => 1, 1000)');
    const tool = await script(
      'tool.mjs',
      `import { register } from ${JSON.stringify(pathToFileURL(inWorkspace('node_modules/tsx/dist/esm/api/index.mjs')).href)};
       register();
       const { startChild } = await import(${JSON.stringify(pathToFileURL(inWorkspace('tools/develop/start/child.ts')).href)});
       const child = startChild({ name: 'child', args: [${JSON.stringify(grandchild)}], env: process.env });
       process.stdout.write(String(child.pid));
       setInterval(() => 1, 1000);`,
    );
    const parent = spawn(process.execPath, [tool], {
      cwd: inWorkspace(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(printed);
      expect(isThere(pid)).toBe(true);
      parent.kill('SIGKILL');
      await until(() => !isThere(pid));
    } finally {
      parent.kill('SIGKILL');
    }
  });
});

describe('the check of a port', () => {
  it('sees who listens', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    expect(await isPortFree(port, '127.0.0.1')).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port, '127.0.0.1')).toBe(true);
  });
});
