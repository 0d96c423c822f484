import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { findNginx } from './find-nginx';

const START_PATIENCE_MS = 5_000;

/** Folder, ports and upstreams of an edge in a test. */
export interface EdgePlace {
  /** A separate folder. Its `tls` may already contain a certificate. */
  readonly folder: string;
  readonly port: number;
  /** Port without TLS. */
  readonly plainPort: number;
  readonly webRoot: string;
  /** Addresses of the bff instances, `host:port`. */
  readonly upstreams: readonly string[];
  /** Address of a load balancer whose X-Forwarded-For is trusted. Default: none. */
  readonly balancer?: string;
}

/** A running nginx with the configuration of production. */
export interface Edge {
  readonly url: string;
  readonly plainUrl: string;
  /** PEM; clients must trust it. */
  readonly certificate: string;
  /** nginx's own errors since the start. How a request failed stands in the access log. */
  readErrors(): Promise<string>;
  /** The access log, one JSON document per line. */
  readRequests(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts Debian's nginx with the files of docker/edge. Only docker/edge/site (ports, instances) is replaced,
 * and the certificate is a test certificate.
 * @throws Problem with nginx's message, or when nginx is missing.
 */
export async function startEdge(place: EdgePlace): Promise<Edge> {
  const { folder, port, plainPort } = place;
  await layOut(place);
  const errorLog = join(folder, 'error.log');
  const accessLog = join(folder, 'access.log');
  // Files, because nginx opens /dev/stdout by its name, which fails for the sockets that Node creates.
  const outputs = [accessLog, errorLog].map((file) => openSync(file, 'a'));
  const nginx = spawn(findNginx(), argumentsFor(folder), {
    stdio: ['ignore', outputs[0], outputs[1]],
  });
  for (const output of outputs) closeSync(output);
  const ended = new Promise<void>((done) => nginx.once('close', () => done()));
  const readErrors = (): Promise<string> => readFile(errorLog, 'utf8');
  await untilListening(nginx, port, readErrors);
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    certificate: await readFile(join(folder, 'tls/certificate.pem'), 'utf8'),
    readErrors,
    readRequests: () => readFile(accessLog, 'utf8'),
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** Started by root, nginx would run its workers as a user who may not read the folders of tests. */
function argumentsFor(folder: string): string[] {
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return ['-p', folder, '-c', 'conf/nginx.conf', ...asRoot];
}

async function layOut(place: EdgePlace): Promise<void> {
  const { folder, port, plainPort, webRoot, upstreams, balancer } = place;
  const conf = join(folder, 'conf');
  for (const name of ['temp', 'acme', 'tls']) await mkdir(join(folder, name), { recursive: true });
  await cp(inWorkspace('docker/edge'), conf, { recursive: true });
  const upstreamsFile = join(conf, 'site/upstreams.conf');
  const terms = /^server \S+ (.+;)$/m.exec(await readFile(upstreamsFile, 'utf8'))?.[1] ?? ';';
  const believed =
    balancer === undefined ? '' : `set_real_ip_from ${balancer}; real_ip_header X-Forwarded-For;`;
  const site: Readonly<Record<string, string>> = {
    'server.conf': `listen 127.0.0.1:${port} ssl http2 default_server; ${believed}`,
    'plain.conf': `listen 127.0.0.1:${plainPort} default_server;`,
    'upstreams.conf': upstreams.map((address) => `server ${address} ${terms}`).join('\n'),
  };
  for (const [name, text] of Object.entries(site)) {
    await writeFile(join(conf, 'site', name), `${text}\n`);
  }
  await makeCertificate(join(folder, 'tls'));
  await rm(join(folder, 'www'), { force: true });
  await symlink(webRoot, join(folder, 'www'));
}

/**
 * Creates a self-signed certificate for this machine, unless there is one. @throws Problem without openssl.
 */
export async function makeCertificate(folder: string): Promise<void> {
  const certificate = join(folder, 'certificate.pem');
  if (await readFile(certificate).catch(() => null)) return;
  await mkdir(folder, { recursive: true });
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const kind =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  try {
    execFileSync('openssl', [...kind.split(' '), '-addext', names, ...files], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Problem(`openssl made no certificate: ${String(error)}`);
  }
}

async function untilListening(
  nginx: ChildProcess,
  port: number,
  readErrors: () => Promise<string>,
): Promise<void> {
  const until = Date.now() + START_PATIENCE_MS;
  while (!(await takesConnections(port))) {
    if (nginx.exitCode !== null || Date.now() > until) {
      nginx.kill('SIGKILL');
      throw new Problem(`nginx does not start:\n${await readErrors()}`);
    }
    await delay(10);
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('connect', () => socket.destroy());
  });
}
