import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ManualClock } from '@portal/testing';
import ts from 'typescript';
import type { Access, PlayStory } from './support/client-story';
import { fillFeed } from './support/bot-feed';
import { ClosedAnswers } from './support/closed-answers';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

const DESCRIPTION = join(__dirname, '../openapi.json');
const FOLDER = join(__dirname, 'generated-client');
const USER_ID = 77_001;

/** The types of the client, as `npx openapi-typescript bff/openapi.json` writes them. */
function generate(): string {
  const { resolve } = createRequire(__filename);
  const program = join(dirname(resolve('openapi-typescript/package.json')), 'bin/cli.js');
  return execFileSync(process.execPath, [program, DESCRIPTION], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Problems that the strict compiler finds in the players when `api` has these types. */
function compile(types: string): string[] {
  const configFile = join(FOLDER, '../../tsconfig.json');
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const api = join(FOLDER, 'api.d.ts');
  host.fileExists = (file) => file === api || fileExists(file);
  host.readFile = (file) => (file === api ? types : readFile(file));
  const read = host.getSourceFile;
  host.getSourceFile = (file, version) =>
    file === api ? ts.createSourceFile(file, types, version, true) : read(file, version);
  const program = ts.createProgram([join(FOLDER, 'players.ts')], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a client that is generated from openapi.json', () => {
  const types = generate();

  it('compiles in strict mode', () => {
    expect(compile(types)).toEqual([]);
  });

  it('does not compile when the description names a field in another way', () => {
    expect(compile(types.replaceAll('referenceCode', 'orderCode'))).not.toEqual([]);
  });
});

describe('a bot and a relay with the generated client', () => {
  let server: TestServer;
  let access: Access;
  beforeAll(async () => {
    server = await createTestServer({ clock: new ManualClock() });
    await server.app.listen(0, '127.0.0.1');
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    access = {
      baseUrl: `http://127.0.0.1:${port}`,
      fetch: checkedFetch(),
      botKey: TEST_SECRETS.botKey,
      relayKey: TEST_SECRETS.relayKey,
      relaySecret: TEST_SECRETS.relaySecret,
      adminPassword: TEST_SECRETS.adminPassword,
      waitForJobs: () => fillFeed(server),
      now: () => Math.floor(server.clock.now().getTime() / 1_000),
    };
  });
  afterAll(() => server.stop());

  it('serve a subscriber from the first plan to the paid order', async () => {
    // The compiler of the other tests does not have the generated types.
    const { play } = (await import(join(FOLDER, 'players'))) as { play: PlayStory };
    expect(await play(access, USER_ID)).toEqual({
      opened: { role: 'owner', isNew: true },
      bot: {
        allowed: true,
        progress: 40,
        running: ['task-of-the-generated-client'],
        balances: [5, 4, 4, 24],
        granted: { days: 7, videos: 20 },
        refusedAgain: 'redeem-codes/not-found',
      },
      relay: {
        outcomes: ['completed', 'completed'],
        repeats: [false, true],
        forged: 'sessions/wrong-signature',
      },
      order: ['pending', 'completed'],
      messages: ['admin', 'redeem_code', 'payment'],
    });
  });
});

/** Sends over the network, and refuses answers that the committed description does not describe. */
function checkedFetch(): Access['fetch'] {
  const described = JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as OpenAPIObject;
  const answers = new ClosedAnswers(described);
  return async (request) => {
    const answer = await fetch(request);
    const text = await answer.clone().text();
    answers.check(request.method, new URL(request.url).pathname, answer.status, text);
    return answer;
  };
}
