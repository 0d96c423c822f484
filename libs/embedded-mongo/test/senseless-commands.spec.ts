import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'bson';
import type { Document } from 'mongodb';
import { dispatch } from '../src/commands/dispatch';
import { Engine } from '../src/engine';
import { decode } from '../src/values/codec';
import { testEngine } from './engine';
import { randomOf } from './frames';
import { rawCommand } from './raw-command';
import { senselessCommand } from './senseless-commands';

const COMMANDS = 10_000;
const INTERNAL_ERROR = 1;
const running = testEngine();
/** The name of a command is its first field. */
const withDatabase = (command: Document): Document => ({
  ...command,
  $db: command['$db'] ?? 'test',
});

it('10,000 senseless commands never end in an internal error', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emb-senseless-'));
  const engine = new Engine({ dataDir, noSync: true });
  const random = randomOf(10);
  const internal: string[] = [];
  for (let round = 0; round < COMMANDS; round += 1) {
    const command = decode(serialize(senselessCommand(random)));
    const reply = (await dispatch(engine, command)) as Document;
    for (const { code, errmsg } of [reply, ...((reply['writeErrors'] ?? []) as Document[])])
      if (code === INTERNAL_ERROR) internal.push(`${String(errmsg)}: ${JSON.stringify(command)}`);
  }
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(internal).toEqual([]);
}, 60_000);

it.each<[string, Document, number]>([
  ['a collection with a name of 256 bytes', { insert: 'c'.repeat(251), documents: [{}] }, 73],
  ['a database with a name of 64 letters', { ping: 1, $db: 'd'.repeat(64) }, 73],
  ['a database that is no name', { ping: 1, $db: { toString: 1 } }, 14],
  ['a list of updates with null in it', { update: 'c', updates: [null] }, 14],
])('refuses %s', async (_name, command, code) => {
  const { socketPath } = running().engine;
  expect(await rawCommand(socketPath, withDatabase(command))).toMatchObject({ ok: 0, code });
});

it('takes a collection with a name of 255 bytes', async () => {
  const name = 'c'.repeat(255 - 'test.'.length);
  await running().db.collection(name).insertOne({ n: 1 });
  expect(await running().db.collection(name).countDocuments({})).toBe(1);
  await running().db.collection(name).drop();
});
