import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../../shared/workspace';
import type { ComposeFile } from './compose-rules';
import { dockerfileProblems, dockerfileTargets } from './dockerfile-rules';
import { readYaml } from './read-yaml';

const TEXT = readFileSync(inWorkspace('docker/Dockerfile'), 'utf8');

it('every image is pinned, without root, started directly, checked, and holds no more than it runs', () => {
  expect(dockerfileProblems(TEXT)).toEqual([]);
});

it('there is an image for each part, and compose builds these and no others', () => {
  const targets = dockerfileTargets(TEXT);
  expect(targets).toEqual([
    'bff',
    'shell',
    'user-portal',
    'admin-portal',
    'operations',
    'edge',
    'monitoring',
  ]);
  const { services } = readYaml('docker/compose.yaml')[0] as ComposeFile;
  const built = Object.values(services).flatMap(({ build }) => (build ? [build.target] : []));
  expect(new Set(built)).toEqual(new Set(targets));
});

it('what is copied from the workspace is there', () => {
  const sources = [...TEXT.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(sources).toContain('docker/bff/health.mjs');
  for (const source of sources)
    expect([source, existsSync(inWorkspace(source))]).toEqual([source, true]);
});

const DIGEST = `@sha256:${'0a'.repeat(32)}`;
const good = [
  `FROM node:24.21.0-slim${DIGEST} AS a`,
  'USER 10001:10001',
  'HEALTHCHECK CMD ["node", "h.mjs"]',
  'LABEL org.opencontainers.image.revision="${COMMIT}"',
  'CMD ["node", "a.js"]',
];
const replaced = (from: RegExp, to: string): string => good.join('\n').replace(from, to);

it.each([
  ['a floating base', replaced(/:24.21.0-slim/, ':24-slim')],
  ['a base by its tag alone', replaced(/@sha256:\w+/, '')],
  ['half a digest', replaced(/(?<=@sha256:\w{40})\w+/, '')],
  ['root', replaced(/USER .*/, '')],
  ['the number of root', replaced(/USER .*/, 'USER 0:0')],
  ['a named user', replaced(/USER .*/, 'USER node')],
  ['a shell', replaced(/CMD \["node", "a.js"\]/, 'CMD node a.js')],
  ['no health check', replaced(/HEALTHCHECK.*/, '')],
  ['a health check by curl', replaced(/CMD \["node", "h.mjs"\]/, 'CMD curl -f http://127.0.0.1')],
  ['packages for development', replaced(/USER/, 'RUN npm ci\nUSER')],
  ['the whole workspace', replaced(/USER/, 'COPY . .\nUSER')],
  ['no commit', replaced(/LABEL.*/, '')],
  ['a secret', replaced(/USER/, 'ENV MONGODB_URI=mongodb://a:b@c\nUSER')],
  ['ADD', replaced(/USER/, 'ADD a.tar.gz /\nUSER')],
])('finds %s', (_what, text) => {
  expect(dockerfileProblems(good.join('\n'))).toEqual([]);
  expect(dockerfileProblems(text)).not.toEqual([]);
});
