import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inWorkspace } from '../../shared/workspace';
import { APP_NAMES } from '../release/paths';
import { baseImage, parseImage } from './image-reference';
import { workflowProblems } from './pin-rules';

const FOLDER = '.github/workflows';
const workflows = readdirSync(inWorkspace(FOLDER));
const ci = readFileSync(inWorkspace(FOLDER, 'ci.yml'), 'utf8');
const changed = (from: RegExp, to: string): string => {
  expect(ci).toMatch(from);
  return ci.replace(from, to);
};

it.each(workflows)(
  '%s names every action by commit, says why it may write, and uses no secret',
  (name) => {
    expect(workflowProblems(readFileSync(inWorkspace(FOLDER, name), 'utf8'))).toEqual([]);
  },
);

it('the pipeline tests, writes the bills and checks the advisories', () => {
  for (const command of [
    'npm ci',
    'npm test',
    'npm run operate -- sbom',
    'npm run operate -- advisories --fresh',
  ])
    expect(ci).toContain(`- run: ${command}\n`);
});

it.each([
  ['a tag', /checkout@\w{40}/, 'checkout@v7', 'is not named by a whole commit'],
  ['half a commit', /checkout@\w{40}/, 'checkout@3d3c42e', 'is not named by a whole commit'],
  ['a branch', /setup-node@\w{40}/, 'setup-node@main', 'is not named by a whole commit'],
  ['no release beside the commit', / # v7\.0\.1/, '', 'does not say which release it is'],
  ['rights to write', /contents: read/, 'contents: write', 'it may write contents'],
  ['all rights', /permissions:\n {2}contents: read/, 'permissions: write-all', 'it may write-all'],
  ['no word on rights', /permissions:\n {2}contents: read/, '', 'it does not say what it may do'],
  [
    'a secret',
    /npm run operate -- sbom/,
    'npm run operate -- sbom ${{ secrets.TOKEN }}',
    'it uses a secret',
  ],
  ['requests of strangers', /pull_request:/, 'pull_request_target:', 'code of strangers'],
  [
    'an image by its tag',
    /timeout-minutes: 15/,
    'services: { database: { image: mongo:8 } }',
    'image mongo:8 is not named by its digest',
  ],
  ['rights of a job', /timeout-minutes: 15/, 'permissions: { packages: write }', 'write packages'],
])('finds %s', (_what, from, to, problem) => {
  expect(workflowProblems(changed(from, to))).toContainEqual(expect.stringContaining(problem));
});

it('the pipeline runs the Node of the images', () => {
  const dockerfile = readFileSync(inWorkspace('docker/Dockerfile'), 'utf8');
  const { tag, digest } = baseImage(dockerfile, 'NODE_IMAGE');
  const [version = ''] = tag.split('-');
  expect(ci).toContain(`image: node:${tag}@sha256:${digest}\n`);
  expect(ci).toContain(`node-version: ${version},`);
  for (const [, used] of ci.matchAll(/node-version: ([\d.]+)/g)) expect(used).toBe(version);
});

it('the pipeline tests the service on the MongoDB of compose.yaml', () => {
  const compose = readFileSync(inWorkspace('docker/compose.yaml'), 'utf8');
  const [, image] = /MONGO_IMAGE: (\S+)/.exec(ci) ?? [];
  expect(image).toBeDefined();
  expect(compose).toContain(`image: ${image}\n`);
});

const dispatched = (app: string): string =>
  readFileSync(inWorkspace(FOLDER, `release-${app}.yml`), 'utf8');

it.each(APP_NAMES)('%s has a pipeline of its own: staging, then the same in production', (app) => {
  const { jobs } = parse(dispatched(app)) as { jobs: Record<string, { with: object }> };
  expect(Object.keys(jobs)).toEqual(['staging', 'production']);
  expect(jobs['production']).toEqual({
    ...jobs['staging'],
    needs: 'staging',
    with: { ...jobs['staging']?.with, environment: 'production' },
  });
  expect(jobs['staging']?.with).toMatchObject({ environment: 'staging', part: app });
});

it('only images of the images workflow are released, by their digest', () => {
  const release = readFileSync(inWorkspace(FOLDER, 'release.yml'), 'utf8');
  expect(release).toContain('cosign verify "$REGISTRY/$PART@$digest"');
  expect(release).toContain('docker pull "$REGISTRY/$PART@$digest"');
});

it('the images workflow builds every target that compose.yaml runs', () => {
  const images = parse(readFileSync(inWorkspace(FOLDER, 'images.yml'), 'utf8')) as {
    jobs: Record<'build' | 'sign', { strategy: { matrix: { target: string[] } } }>;
  };
  const compose = readFileSync(inWorkspace('docker/compose.yaml'), 'utf8');
  const run = new Set([...compose.matchAll(/image: portal\/([\w-]+):/g)].map(([, name]) => name));
  expect(new Set(images.jobs.build.strategy.matrix.target)).toEqual(run);
  expect(images.jobs.sign.strategy.matrix.target).toEqual(images.jobs.build.strategy.matrix.target);
});

it('every image that files of docker/ fetch is named by its digest, or is one of ours', () => {
  const files = readdirSync(inWorkspace('docker'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docker/${file}`)
    .filter((file) => /(\.ya?ml|Dockerfile)$/.test(file) && existsSync(inWorkspace(file)));
  const images = files.flatMap((file) => {
    const text = readFileSync(inWorkspace(file), 'utf8');
    const found = text.matchAll(
      /^\s*(?:-\s+)?image:\s*(\S+)|^ARG \w+_IMAGE=(\S+)|^FROM ([^$\s]+:\S+)/gm,
    );
    return [...found].map(([, one, two, three]) => one ?? two ?? three ?? '');
  });
  expect(images.filter((image) => !image.startsWith('portal/'))).toHaveLength(4);
  for (const image of images.filter((one) => !one.startsWith('portal/')))
    expect([image, parseImage(image)?.digest.length]).toEqual([image, 64]);
});

it('a base without a digest is refused where its digest is needed', () => {
  expect(() => baseImage('ARG NODE_IMAGE=node:24.21.0\n', 'NODE_IMAGE')).toThrow(
    'ARG NODE_IMAGE of the Dockerfile names no image by its digest.',
  );
});
