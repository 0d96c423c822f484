import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { inWorkspace } from '../../shared/workspace';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-docker-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A fake MongoDB as a mongosh script sees it. It has a state and records the calls. */
class PlayedMongo {
  isInitiated = false;
  isPrimary = false;
  readonly users: object[] = [];
  readonly actions: string[] = [];

  /** Runs the health check. @returns its exit code. */
  check(secrets: Readonly<Record<string, string>>): number {
    let code = -1;
    const action = (name: string) => (value?: unknown) => {
      this.actions.push(name);
      return value;
    };
    const siblings = {
      auth: action('auth'),
      getUser: () => this.users[0] ?? null,
      createUser: (user: object) => void this.users.push(user),
    };
    runInNewContext(readFileSync(inWorkspace('docker/mongo/health.js'), 'utf8'), {
      require: () => ({
        readFileSync: (path: string) => {
          const secret = secrets[path.replace('/run/secrets/', '')];
          if (secret === undefined) throw new Error('ENOENT');
          return `${secret}\n`;
        },
      }),
      db: { getSiblingDB: () => siblings, hello: () => ({ isWritablePrimary: this.isPrimary }) },
      rs: {
        status: () => {
          if (!this.isInitiated) throw Object.assign(new Error(), { code: 94 });
        },
        initiate: (config: { members: { host: string }[] }) => {
          action(`initiate ${config.members[0]?.host}`)();
          this.isInitiated = true;
        },
      },
      quit: (given: number) => (code = given),
    });
    return code;
  }
}

describe('the health check of MongoDB', () => {
  const secrets = { 'mongo-root-password': 'r', 'mongo-password': 's' };

  it('makes replica set and account once, and is healthy when writes are taken', () => {
    const mongo = new PlayedMongo();
    expect(mongo.check(secrets)).toBe(1);
    expect(mongo.actions).toEqual(['auth', 'initiate mongo:27017']);
    expect(mongo.users).toEqual([]);
    mongo.isPrimary = true;
    for (let times = 0; times < 3; times += 1) expect(mongo.check(secrets)).toBe(0);
    expect(mongo.users).toEqual([
      { user: 'portal', pwd: 's', roles: [{ role: 'readWrite', db: 'portal' }] },
    ]);
    expect(mongo.actions.filter((action) => action.startsWith('initiate'))).toHaveLength(1);
  });

  it('in development needs no accounts', () => {
    const mongo = new PlayedMongo();
    mongo.isPrimary = true;
    expect(mongo.check({})).toBe(0);
    expect([mongo.actions, mongo.users]).toEqual([['initiate 127.0.0.1:27017'], []]);
  });
});

it('the health check of the bff follows its readiness', async () => {
  let status = 200;
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const check = async (port: number): Promise<unknown> => {
    const env = { ...process.env, PORT: String(port) };
    const [code] = await once(
      spawn(process.execPath, [inWorkspace('docker/bff/health.mjs')], { env }),
      'close',
    );
    return code as unknown;
  };
  const { port } = server.address() as AddressInfo;
  expect(await check(port)).toBe(0);
  status = 503;
  expect(await check(port)).toBe(1);
  expect(asked).toEqual(['/health/ready', '/health/ready']);
  server.close();
  await once(server, 'close');
  expect(await check(port)).toBe(1);
});

it('the nightly backup is made at once when there is none, is then healthy, and ends by SIGTERM', async () => {
  const program = join(folder, 'backup.mjs');
  writeFileSync(
    program,
    "import { writeFileSync } from 'node:fs'; writeFileSync(`${process.env.BACKUP_DIR}/made`, process.argv.slice(2).join(' '));",
  );
  mkdirSync(join(folder, 'backups'));
  const env = {
    ...process.env,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_PROGRAM: program,
    BACKUP_KEEP: '3',
  };
  const isHealthy = (): boolean => {
    try {
      execFileSync(process.execPath, [inWorkspace('docker/operations/health.mjs')], { env });
      return true;
    } catch {
      return false;
    }
  };
  expect(isHealthy()).toBe(false);
  const nightly = spawn(process.execPath, [inWorkspace('docker/operations/nightly.mjs')], { env });
  let said = '';
  for await (const part of nightly.stdout) {
    said += String(part);
    if (said.split('backup_planned').length === 3) nightly.kill('SIGTERM');
  }
  expect(nightly.exitCode ?? (await once(nightly, 'close'))[0]).toBe(0);
  expect(said).toContain('"event":"backup_ended","code":0');
  expect(readFileSync(join(folder, 'backups/made'), 'utf8')).toBe('--keep 3');
  expect(isHealthy()).toBe(true);
  const longAgo = new Date(Date.now() - 27 * 60 * 60_000);
  utimesSync(join(folder, 'backups/made'), longAgo, longAgo);
  expect(isHealthy()).toBe(false);
});

describe('the start of the edge', () => {
  /** A program in place of nginx: writes down how it was called and which signals came. */
  const PLAYED_NGINX = `#!/bin/bash
if [ "\${*: -1}" = -t ]; then [ ! -e "$2/refuse" ] || { echo refused >> "$2/said"; exit 1; }; echo tested >> "$2/said"; exit 0; fi
trap 'echo reloaded >> "$2/said"' HUP
trap 'exit 0' QUIT
echo started >> "$2/said"
while :; do sleep 0.01; done
`;
  const said = (): string => readFileSync(join(folder, 'said'), 'utf8');

  /** Waits until the program in place of nginx has said something more. */
  async function untilSaid(text: string): Promise<void> {
    for (;;) {
      if (existsSync(join(folder, 'said')) && said().includes(text)) return;
      await new Promise(setImmediate);
    }
  }

  it('reloads nginx when a certificate was replaced, and not before certificate and key fit', async () => {
    for (const part of ['bin', 'tls', 'conf/site'])
      mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'bin/nginx'), PLAYED_NGINX, { mode: 0o755 });
    for (const file of ['tls/certificate.pem', 'tls/key.pem', 'conf/site/deny.conf'])
      writeFileSync(join(folder, file), 'old');
    const edge = spawn('bash', [inWorkspace('docker/edge/run.sh'), folder], {
      env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, RELOAD_SECONDS: '0.01' },
    });
    await untilSaid('started');
    expect(said()).toBe('started\n');
    writeFileSync(join(folder, 'refuse'), '');
    writeFileSync(join(folder, 'tls/certificate.pem'), 'new');
    await untilSaid('refused');
    expect(said()).not.toContain('reloaded');
    writeFileSync(join(folder, 'tls/key.pem'), 'new');
    rmSync(join(folder, 'refuse'));
    await untilSaid('reloaded');
    expect(said().match(/tested/g)).toHaveLength(1);
    // nginx has the process that Docker started, so a stop reaches it.
    edge.kill('SIGQUIT');
    expect(await once(edge, 'exit')).toEqual([0, null]);
  });
});
