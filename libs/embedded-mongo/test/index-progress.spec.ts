import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dispatch } from '../src/commands/dispatch';
import { Engine } from '../src/engine';
import type { Doc } from '../src/values/types';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'emb-progress-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Builds an index over 30 documents, each of which takes so long. Gives what the engine says. */
async function build(msEach: number): Promise<string[]> {
  const lines: string[] = [];
  const engine = new Engine({ dataDir, noSync: true, log: (line) => void lines.push(line) });
  const send = (command: Doc): Promise<Doc> => dispatch(engine, { ...command, $db: 'test' });
  await send({ insert: 'rows', documents: Array.from({ length: 30 }, (_, a) => ({ a })) });
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += msEach));
  const answer = await send({ createIndexes: 'rows', indexes: [{ key: { a: 1 }, name: 'a_1' }] });
  expect(answer).toMatchObject({ ok: 1 });
  await engine.close();
  return lines;
}

it('a long build of an index says once a second how far it is', async () => {
  const lines = await build(100);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines[0]).toMatch(/^embedded-mongo: index a_1 of test\.rows: \d+ of 30$/);
});

it('a short one says nothing', async () => {
  expect(await build(1)).toEqual([]);
});
