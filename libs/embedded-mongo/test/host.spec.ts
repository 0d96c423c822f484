import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { ensureEmbedded, startEmbedded } from '../src';

const root = mkdtempSync(join(tmpdir(), 'emb-host-'));
const library = join(__dirname, '..');
const serverPath = join(library, 'dist', 'server.js');
let folders = 0;
const folder = (): string => join(root, `data${(folders += 1)}`);

const modulesAt = async (uri: string): Promise<unknown> => {
  const client = await MongoClient.connect(uri);
  const info = await client.db('admin').command({ buildInfo: 1 });
  await client.close();
  return info['modules'];
};
const lockOf = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'engine.lock'), 'utf8')) as {
    pid: number;
    socketPath: string;
  };
const gone = async (pid: number): Promise<void> => {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
};

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('lets a second engine in the same folder fail with the pid of the first', async () => {
    const dataDir = folder();
    const first = await startEmbedded({ dataDir, noSync: true });
    await expect(startEmbedded({ dataDir, noSync: true })).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
    await first.stop();
    const second = await startEmbedded({ dataDir, noSync: true });
    await second.stop();
  });

  it('is taken over from a process that has died', async () => {
    const dataDir = folder();
    await (await startEmbedded({ dataDir, noSync: true })).stop();
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.once('exit', resolve));
    writeFileSync(
      join(dataDir, 'engine.lock'),
      JSON.stringify({ pid: dead.pid, socketPath: 'x', started: '1' }),
    );
    const engine = await startEmbedded({ dataDir, noSync: true });
    expect(lockOf(dataDir).pid).toBe(process.pid);
    await engine.stop();
  });

  it('is not kept by a stranger that got the dead owner’s pid', async () => {
    const dataDir = folder();
    await (await startEmbedded({ dataDir, noSync: true })).stop();
    writeFileSync(
      join(dataDir, 'engine.lock'),
      JSON.stringify({ pid: process.pid, socketPath: 'x', started: '1' }),
    );
    const engine = await startEmbedded({ dataDir, noSync: true });
    await engine.stop();
  });
});

describe('the socket', () => {
  it('is open to this user only', async () => {
    const engine = await startEmbedded({ dataDir: folder(), noSync: true });
    expect(statSync(engine.socketPath).mode & 0o777).toBe(0o600);
    await engine.stop();
  });

  it('of a long data folder lies in a private folder of the temporary directory', async () => {
    const dataDir = join(folder(), 'deep'.repeat(40));
    const engine = await startEmbedded({ dataDir, noSync: true });
    expect(engine.socketPath.startsWith(tmpdir())).toBe(true);
    expect(statSync(join(engine.socketPath, '..')).mode & 0o777).toBe(0o700);
    expect(await modulesAt(engine.uri)).toEqual(['embedded-mongo']);
    await engine.stop();
  });
});

it('refuses to start in production with one clear line', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await expect(startEmbedded({ dataDir: folder() })).rejects.toThrow(
      /^embedded-mongo refuses to start[^\n]*$/,
    );
    await expect(ensureEmbedded({ dataDir: folder(), serverPath })).rejects.toThrow(
      'refuses to start',
    );
  } finally {
    process.env['NODE_ENV'] = before;
  }
});

it('refuses a data folder of another format', async () => {
  const { Environment } = await import('../src/store/environment');
  const { encode } = await import('../src/values/codec');
  const { tableKey, TABLE } = await import('../src/store/keys');
  const dataDir = folder();
  const environment = new Environment(dataDir, true);
  environment.commit(() =>
    environment.put(tableKey(TABLE.catalog, Buffer.from('format')), encode({ version: 99 })),
  );
  await environment.close();
  await expect(startEmbedded({ dataDir })).rejects.toThrow('format 99');
});

describe('ensureEmbedded', () => {
  it('gives racing callers one engine, which ends when its owner stops it', async () => {
    const dataDir = folder();
    const engines = await Promise.all([1, 2, 3].map(() => ensureEmbedded({ dataDir, serverPath })));
    expect(engines.filter(({ owned }) => owned)).toHaveLength(1);
    expect(new Set(engines.map(({ uri }) => uri)).size).toBe(1);
    expect(await modulesAt(engines[0]?.uri ?? '')).toEqual(['embedded-mongo']);
    const { pid } = lockOf(dataDir);
    await Promise.all(engines.map((engine) => engine.stop()));
    await gone(pid);
  });

  it('leaves no engine behind when its parent is killed', async () => {
    const dataDir = folder();
    const parent = spawn(process.execPath, [
      '-e',
      `const child = require('node:child_process').spawn(process.execPath, ['${serverPath}', '${dataDir}'], { stdio: ['pipe', 'pipe', 'inherit'] });
       child.stdout.once('data', () => console.log(child.pid)); setInterval(() => {}, 1000);`,
    ]);
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (data) => resolve(Number(String(data)))),
    );
    parent.kill('SIGKILL');
    await gone(pid);
    const next = await ensureEmbedded({ dataDir, serverPath });
    expect(next.owned).toBe(true);
    await next.stop();
  });

  /** Long enough for an engine that starts on a busy machine to answer. */
  const patienceMs = 2_000;
  /** The whole process stands still, as with an event loop that never ends. */
  const freeze = (dataDir: string): number => {
    const { pid } = lockOf(dataDir);
    process.kill(pid, 'SIGSTOP');
    return pid;
  };

  it('stops an engine that does not answer any more', async () => {
    const dataDir = folder();
    const engine = await ensureEmbedded({ dataDir, serverPath, patienceMs });
    const pid = freeze(dataDir);
    await engine.stop();
    await gone(pid);
  });

  it('takes the folder over from an engine that does not answer any more', async () => {
    const dataDir = folder();
    await ensureEmbedded({ dataDir, serverPath });
    const pid = freeze(dataDir);
    const next = await ensureEmbedded({ dataDir, serverPath, patienceMs });
    expect(next.owned).toBe(true);
    expect(lockOf(dataDir).pid).not.toBe(pid);
    await gone(pid);
    await next.stop();
  });
});
