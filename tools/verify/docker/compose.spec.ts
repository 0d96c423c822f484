import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';
import { type ComposeFile, composeProblems, type ComposeService } from './compose-rules';
import { readYaml } from './read-yaml';

const FILES = ['docker/compose.yaml', 'docker/compose.dev.yaml'];
const read = (path: string): ComposeFile => readYaml(path)[0] as ComposeFile;

/** The schema of the compose specification, from the linter dclint. */
function composeSchema(): object {
  const linter = dirname(createRequire(__filename).resolve('dclint/package.json'));
  const path = join(linter, 'schemas/compose.schema.json');
  const { $schema: _dialect, ...schema } = JSON.parse(readFileSync(path, 'utf8')) as {
    $schema: string;
  };
  return schema;
}

const DURATION = /^(\d+(h|m|s|ms|us))+$/;
const ajv = new Ajv({ strict: false, allErrors: true, formats: { duration: DURATION } });
const validate = ajv.compile(composeSchema());
const production = read('docker/compose.yaml');
const service = (name: string): ComposeService => {
  const found = production.services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}`);
  return found;
};

describe.each(FILES)('%s', (path) => {
  it('is what the compose specification allows', () => {
    validate(read(path));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('hardens every container', () => {
    expect(composeProblems(read(path))).toEqual([]);
  });
});

it('the schema and the rules find what is wrong', () => {
  const broken = {
    ...production,
    services: { a: { image: 'x', helthcheck: {}, ports: [{ published: [] }] } },
  };
  expect(validate(broken)).toBe(false);
  const soft: ComposeService = {
    image: 'mongo:8',
    privileged: true,
    cap_drop: ['ALL'],
    cap_add: ['NET_ADMIN'],
    command: 'mongod --replSet rs0',
    volumes: ['/var/run/docker.sock:/var/run/docker.sock'],
    environment: { BACKUP_KEY: 'abc' },
  };
  expect(composeProblems({ services: { soft } })).toHaveLength(12);
  const hard = service('mongo');
  expect(composeProblems({ services: { mongo: { ...hard, user: '0:0' } } })).toEqual([
    'mongo: it runs as root',
  ]);
  for (const image of ['mongo:latest', 'mongo:8.0.32-noble'])
    expect([image, composeProblems({ services: { mongo: { ...hard, image } } })]).toEqual([
      image,
      ['mongo: its image is neither ours nor an exact version with its digest'],
    ]);
  const doubly = { ...hard, pids_limit: 1 };
  expect(composeProblems({ services: { mongo: doubly } })).toEqual([
    'mongo: it has two limits of processes',
  ]);
  const scripting = { ...hard, command: ['mongod', '--replSet=rs0'] };
  expect(composeProblems({ services: { mongo: scripting } })).toEqual([
    'mongo: its database runs JavaScript of queries',
  ]);
});

describe('production', () => {
  it('publishes the edge and nothing else; it, alerts and the probe have a way out', () => {
    const published = Object.entries(production.services).filter(([, { ports }]) => ports);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['edge', ['${HTTP_PORT:-80}:8080', '${HTTPS_PORT:-443}:8443']],
    ]);
    expect(production.networks?.['inner']?.internal).toBe(true);
    const wayOut: Readonly<Record<string, readonly string[]>> = {
      edge: ['front', 'inner'],
      alertmanager: ['front', 'inner'],
      // On the network of the machine, as a visitor.
      probe: [],
    };
    for (const [name, { networks }] of Object.entries(production.services)) {
      const names = Array.isArray(networks) ? networks : Object.keys(networks ?? {});
      expect([name, names]).toEqual([name, wayOut[name] ?? ['inner']]);
    }
  });

  it('runs two instances with equal settings, at the addresses the edge knows and they know its', () => {
    const { networks: one, ...first } = service('bff-1');
    const { networks: two, ...second } = service('bff-2');
    expect(first).toEqual(second);
    const addressOf = (networks: unknown): string =>
      (networks as { inner: { ipv4_address: string } }).inner.ipv4_address;
    const upstreams = readFileSync(inWorkspace('docker/edge/site/upstreams.conf'), 'utf8');
    const known = [...upstreams.matchAll(/^server ([\d.]+):(\d+) /gm)].map(([, address, port]) => [
      address,
      port,
    ]);
    expect(known).toEqual([addressOf(one), addressOf(two)].map((address) => [address, '4200']));
    expect(first.environment?.['PORT']).toBe('4200');
    expect(first.environment?.['TRUSTED_PROXIES']).toBe(addressOf(service('edge').networks));
  });

  it('migrates before an instance starts, and waits for no more than it needs', () => {
    expect(service('migrate').depends_on).toEqual({ mongo: { condition: 'service_healthy' } });
    expect(service('bff-1').depends_on).toEqual({
      migrate: { condition: 'service_completed_successfully' },
    });
    expect(service('backup').depends_on).toEqual(service('bff-1').depends_on);
    expect(service('edge').depends_on).toBeUndefined();
  });

  it('has a replica set with a key, no long transactions, and its check starts it', () => {
    const { command, entrypoint, healthcheck } = service('mongo');
    expect(command).toEqual(
      expect.arrayContaining([
        'mongod',
        '--replSet=rs0',
        '--keyFile=/tmp/key',
        '--setParameter=transactionLifetimeLimitSeconds=20',
      ]),
    );
    expect(String(entrypoint)).toContain(
      'install -m 0400 /run/secrets/mongo-key /tmp/key && exec ',
    );
    expect(healthcheck).toMatchObject({
      test: expect.arrayContaining(['/srv/mongo/health.js']) as string[],
    });
  });

  it('tells every image its commit, and every release who does it and why', () => {
    const builds = Object.values(production.services).flatMap(({ build }) =>
      build ? [build] : [],
    );
    for (const { target, args } of builds)
      expect([target, Object.keys(args ?? {})]).toEqual([
        target,
        ['COMMIT', 'RELEASE_BY', 'RELEASE_REASON'],
      ]);
    for (const app of ['shell', 'user-portal', 'admin-portal', 'prune'])
      expect(service(app).environment).toEqual({
        RELEASE_SITE: 'http://bff-1:4200 http://bff-2:4200',
        RELEASE_METRICS: 'http://bff-1:9464/metrics http://bff-2:9464/metrics',
        RELEASE_BY: '${RELEASE_BY:-}',
        RELEASE_REASON: '${RELEASE_REASON:-}',
      });
  });

  it('keeps the numbers off the published ports', () => {
    const port = service('bff-1').environment?.['METRICS_PORT'];
    expect(port).toBe('9464');
    expect(JSON.stringify(service('edge'))).not.toContain(port);
  });

  it('takes secrets from files that git and images do not have', () => {
    const ignored = readFileSync(inWorkspace('.gitignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['docker/secrets/', 'docker/production.env']));
    const outside = readFileSync(inWorkspace('.dockerignore'), 'utf8').split('\n');
    expect(outside).toEqual(expect.arrayContaining(['docker/secrets', 'docker/*.env', '.git']));
    const files = Object.values(production.secrets ?? {}).map(({ file }) => file);
    expect(files).not.toHaveLength(0);
    for (const file of files) expect(file).toMatch(/^\.\/secrets\//);
  });
});
