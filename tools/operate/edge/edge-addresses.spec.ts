import { until } from '@portal/testing';
import { execFileSync } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';
import { findNginx } from './find-nginx';
import { askHttp2 } from './support/ask';
import { type GivenEdge, givenEdge } from './support/given-edge';

const BALANCER = '127.0.0.20';
/** Twice the number of requests that one address may send at once. */
const SENT = 600;

let given: GivenEdge;
beforeAll(async () => {
  given = await givenEdge(
    (request, response) => {
      request.resume().once('end', () => response.end('done'));
    },
    { balancer: BALANCER },
  );
});
afterAll(() => given?.stop());

const statusFrom = async (address: string): Promise<number> => {
  const headers = { 'x-forwarded-for': address };
  return (await given.get('/api/session', { headers, localAddress: BALANCER })).status;
};

/** Sends many requests from these addresses in turn. Returns the number of refused ones. */
async function refusedOf(...addresses: string[]): Promise<number> {
  const { edge } = given;
  const answers = await askHttp2(`${edge.url}/api/session`, SENT, {
    ca: edge.certificate,
    localAddress: BALANCER,
    headersOf: (place) => ({ 'x-forwarded-for': addresses[place % addresses.length] ?? '' }),
  });
  return answers.filter((headers) => Number(headers[':status']) === 429).length;
}

describe('limits count', () => {
  it('all addresses of one IPv6 /64 together, however they are written', async () => {
    const refused = await refusedOf(
      ...['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:DB8:1:2:0:0:0:5'],
      ...['2001:0db8:0001:0002:aaaa::', '2001:db8:1:2::192.0.2.1'],
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('neighbouring networks apart', async () => {
    const networks = ['2001:db8:5:1', '2001:db8:5:2', '2001:db8:6:1', '2001:db8:5:0'];
    const addresses = networks.map((network) => `${network}:1:1:1:1`);
    expect(await refusedOf(...addresses)).toBe(0);
  });

  it('each IPv4 address for itself, also where it is written as IPv6', async () => {
    expect(
      await refusedOf('203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'),
    ).toBeGreaterThan(0);
    expect(await refusedOf('203.0.113.7', '203.0.113.8', '::ffff:203.0.113.6')).toBe(0);
  });
});

describe('the list of those who are refused', () => {
  it('is empty as delivered', async () => {
    const text = await readFile(inWorkspace('docker/edge/site/deny.conf'), 'utf8');
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('holds after the commands of the runbook, for pages, calls and files', async () => {
    const file = join(given.prefix, 'conf/site/deny.conf');
    expect(await statusFrom('203.0.113.66')).toBe(200);
    await appendFile(file, 'deny 2001:db8:9:9::/64;\n');
    const before = await workers();
    runCommands(await commandsOfRunbook());
    // Old workers accept connections until each has received the reload.
    await until(async () => (await workers()).every((worker) => !before.includes(worker)));
    expect(await statusFrom('203.0.113.66')).toBe(404);
    expect(await statusFrom('2001:db8:9:9::5')).toBe(404);
    expect(await statusFrom('203.0.113.67')).toBe(200);
    for (const path of ['/', '/api/session', '/releases.json', '/index.html'])
      expect((await given.get(path, denied)).status).toBe(404);
  });

  it('with a mistake in it is not taken, and the edge goes on', async () => {
    const file = join(given.prefix, 'conf/site/deny.conf');
    await writeFile(file, 'deny everybody;\n');
    const commands = await commandsOfRunbook();
    expect(() => runCommands(commands)).toThrow(/everybody/);
    expect(await statusFrom('203.0.113.66')).toBe(404);
    expect(await statusFrom('203.0.113.67')).toBe(200);
  });
});

const denied = { headers: { 'x-forwarded-for': '203.0.113.66' }, localAddress: BALANCER };

/** The commands of the runbook against password guessing, with the address of this test. */
async function commandsOfRunbook(): Promise<string> {
  const book = await readFile(inWorkspace('docs/operations/runbooks/guessing.md'), 'utf8');
  const blocks = [...book.matchAll(/^```sh outside\n([\s\S]*?)\n```$/gm)].map(
    ([, text = '']) => text,
  );
  const found = blocks.find((text) => text.includes('deny.conf'));
  if (found === undefined) throw new Error('The runbook does not say how to refuse an address.');
  return found.replace('203.0.113.7', '203.0.113.66');
}

/** Runs commands for the container here: with the files, prefix and user of this edge. */
function runCommands(commands: string): void {
  const user = process.getuid?.() === 0 ? `-g "user root;"` : '';
  const ours = commands
    .replaceAll('docker/edge/', `${given.prefix}/conf/`)
    .replaceAll('docker compose -f docker/compose.yaml exec -T edge ', '')
    .replaceAll('nginx -p /srv/edge', `${findNginx()} ${user} -p ${given.prefix}`);
  // Through cat: nginx opens /dev/stdout by its name, which fails for the sockets that Node creates.
  execFileSync('bash', ['-eo', 'pipefail', '-c', `{ ${ours}; } 2>&1 | cat >&2`], { stdio: 'pipe' });
}

/** Process ids of nginx's workers. */
async function workers(): Promise<string[]> {
  const master = (await readFile(join(given.prefix, 'temp/nginx.pid'), 'utf8')).trim();
  const children = await readFile(`/proc/${master}/task/${master}/children`, 'utf8');
  return children.trim().split(' ');
}
