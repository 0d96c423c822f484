import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EJSON } from 'bson';
import type { Document } from 'mongodb';
import { testEngine } from './engine';
import { COMMAND_NAMES } from './mongodb/commands';
import { COMMANDS, FIELDS, HANDSHAKES, SESSION_FIELDS } from './mongodb/field-examples';
import { COMMAND_FIELDS, COMMON_FIELDS, NONSENSE_FIELDS } from './mongodb/fields';
import { asking } from './mongodb/refused';
import { rawCommand } from './raw-command';

/** As query-operators.spec.ts, for commands and their fields: each is honoured or refused. */
const running = testEngine();
const { fill } = asking(running);
const ask = (command: Document): Promise<Document> =>
  rawCommand(running().engine.socketPath, {
    ...command,
    $db: (command['$db'] as unknown) ?? 'test',
  });

const NO_SUCH_COMMAND = 59;
const NOT_SUPPORTED = 238;
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 0x7fffffff);
const RANDOM_FIELDS = fc.sample(fc.stringMatching(/^[a-z][a-zA-Z0-9]{2,12}$/), {
  numRuns: 15,
  seed,
});
/** The README's table of what is taken without an effect. */
const [, section = ''] = readFileSync(join(__dirname, '..', 'README.md'), 'utf8').split(
  '## What it accepts and ignores',
);
const IGNORED = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, name]) => name ?? '');

const reset = async (): Promise<void> => {
  await fill();
  await ask({ drop: 'empty' });
  await ask({ createIndexes: 'empty', indexes: [{ key: { n: 1 }, name: 'n_1' }] });
};
beforeEach(reset);

/** The command with a value in a field, or in a field of each of its statements. */
function withField(command: Document, field: string, value: unknown): Document {
  const [outer = '', inner] = field.split('.');
  if (inner === undefined) return { ...command, ...own(outer, value) };
  const before: unknown = command[outer];
  const added = Array.isArray(before)
    ? before.map((statement: Document) => ({ ...statement, ...own(inner, value) }))
    : { ...(before as Document | undefined), ...own(inner, value) };
  return { ...command, [outer]: added };
}
/** `{ __proto__: 1 }` sets no field. */
const own = (name: string, value: unknown): Document =>
  Object.defineProperty({}, name, { value, enumerable: true }) as Document;

/** The value of a field, in the first statement when it is one of a statement's. */
function valueAt(command: Document, field: string): unknown {
  const [outer = '', inner] = field.split('.');
  const value: unknown = command[outer];
  if (inner === undefined) return value;
  return ((Array.isArray(value) ? value[0] : value) as Document)[inner];
}
const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/** Whether a command takes a field, whatever it makes of the value. */
async function takes(command: Document, field: string): Promise<boolean> {
  const isKnown = !NONSENSE_FIELDS.includes(field) && !RANDOM_FIELDS.includes(field);
  for (const value of isKnown ? [1, true, {}, [{}], 'x'] : [1]) {
    const reply = await ask(withField(command, field, value));
    const [error] = (reply['writeErrors'] as Document[] | undefined) ?? [reply];
    if (error?.['code'] !== NOT_SUPPORTED) return true;
  }
  return false;
}

/** What a command answers and leaves behind, ids of cursors aside. */
async function outcome(command: Document): Promise<string> {
  const reply = await ask(command);
  const docs = await ask({ find: 'examples', sort: { _id: 1 } });
  const indexes = await ask({ listIndexes: 'empty' });
  const text = EJSON.stringify([reply, docs, indexes], { relaxed: false });
  return text.replace(/"id":\{"\$numberLong":"[1-9]\d*"\}/g, '"id":"open"');
}

describe('commands', () => {
  const known = [...Object.keys(COMMANDS), ...HANDSHAKES];
  it.each(known)('%s is one', async (name) => {
    expect((await ask(COMMANDS[name] ?? { [name]: 1 }))['code']).not.toBe(NO_SUCH_COMMAND);
  });
  it('others do not exist: 59', async () => {
    const names = [
      ...COMMAND_NAMES,
      ...RANDOM_FIELDS,
      '__proto__',
      'toString',
      'Find',
      '$find',
      '',
    ];
    for (const name of new Set(names.filter((one) => !known.includes(one))))
      expect({ name, ...(await ask(own(name, 1))) }).toMatchObject({ name, code: 59 });
  });
});

describe.each(Object.entries(COMMANDS))('%s', (name, command) => {
  const wrong = async (fields: readonly string[], isTaken: (field: string) => boolean) => {
    const found: string[] = [];
    for (const field of fields)
      if ((await takes(command, field)) !== isTaken(field))
        found.push(`${field} is ${isTaken(field) ? 'refused' : 'taken'}`);
    return found;
  };
  const listed = [...Object.keys(FIELDS), ...SESSION_FIELDS, ...IGNORED];

  it('takes the fields that it honours or that the README says it ignores', async () => {
    const canonical = Object.keys(COMMAND_FIELDS).find(
      (one) => one.toLowerCase() === name.toLowerCase(),
    );
    const fields = COMMAND_FIELDS[canonical ?? ''] ?? [];
    expect(await wrong(fields, (field) => listed.includes(`${canonical}.${field}`))).toEqual([]);
  });
  it('takes what may stand in any command, and refuses the rest', async () => {
    expect(await wrong(COMMON_FIELDS, (field) => listed.includes(field))).toEqual([]);
  });
  it('refuses what nobody knows', async () => {
    const outer = (field: string): string => field.split('.')[0] ?? '';
    const parts = [...(COMMAND_FIELDS[name] ?? []), ...COMMON_FIELDS];
    const takesPart = (field: string) => parts.some((part) => part.startsWith(`${field}.`));
    const fields = [...NONSENSE_FIELDS, ...RANDOM_FIELDS].filter(
      (field) => !field.includes('.') || takesPart(outer(field)),
    );
    expect(await wrong(fields, () => false)).toEqual([]);
  });
});

describe('fields', () => {
  it.each(Object.entries(FIELDS))('%s is honoured', async (_field, [one, other]) => {
    const first = await outcome(one);
    await reset();
    expect(await outcome(other)).not.toEqual(first);
  });
  it.each(Object.entries(FIELDS).filter(([field]) => field !== '$db'))(
    '%s of another type is refused, or means what it says',
    async (field, [command]) => {
      const path = field.startsWith('$') ? field : field.slice(field.indexOf('.') + 1);
      const meant = await outcome(command);
      const type = typeOf(valueAt(command, path));
      for (const value of [1, 'yes', true, { a: 1 }, [1], -1.5].filter(
        (one) => typeOf(one) !== type,
      )) {
        await reset();
        const changed = await outcome(withField(command, path, value));
        const isRefused = /"(code|writeErrors)":/.test(changed);
        expect({ value, isFine: isRefused || changed === meant }).toEqual({ value, isFine: true });
      }
    },
  );
  it('the README says of nothing that it is ignored that is refused', () => {
    const known = Object.entries(COMMAND_FIELDS).flatMap(([name, fields]) =>
      fields.map((field) => `${name}.${field}`),
    );
    const all = [...known, ...COMMON_FIELDS, ...HANDSHAKES.map((name) => `${name}.*`)];
    expect(IGNORED.filter((field) => !all.includes(field))).toEqual([]);
  });
});

const STATEMENT: Record<string, string[]> = {
  update: ['updates.hint', 'updates.nonsense'],
  delete: ['deletes.collation', 'deletes.multi2'],
};
it('an explained command is held to the same fields', async () => {
  for (const name of ['find', 'aggregate', 'update', 'delete', 'findAndModify'])
    for (const field of [
      'nonsense',
      'hint',
      'collation',
      '__proto__',
      ...(STATEMENT[name] ?? []),
    ]) {
      const reply = await ask({ explain: withField(COMMANDS[name] ?? {}, field, 1) });
      expect({ name, field, ...reply }).toMatchObject({
        name,
        field,
        code: expect.any(Number) as number,
      });
    }
});

describe('cursors', () => {
  const open = async (): Promise<Document> =>
    (await ask({ find: 'examples', batchSize: 1 }))['cursor'] as Document;
  it('getMore takes as many as it is asked for, and only of its collection', async () => {
    const getMore = { getMore: (await open())['id'] as unknown, collection: 'examples' };
    expect(await ask({ ...getMore, collection: 'empty' })).toMatchObject({ code: 43 });
    const { cursor } = await ask({ ...getMore, batchSize: 1 });
    expect((cursor as Document)['nextBatch']).toHaveLength(1);
  });
  it('killCursors ends the cursors it names', async () => {
    const [one, two] = [(await open())['id'] as unknown, (await open())['id'] as unknown];
    await ask({ killCursors: 'examples', cursors: [one] });
    expect(await ask({ getMore: one, collection: 'examples' })).toMatchObject({ code: 43 });
    expect(await ask({ getMore: two, collection: 'examples' })).toMatchObject({ ok: 1 });
  });
});
