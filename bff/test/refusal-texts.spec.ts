import { ERROR_CATALOGUE } from '@portal/contracts';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultInWords } from '../src/platform/http/fault-in-words';
import { isRequestClass, type RequestClass } from '../src/platform/http/request-class';

const SOURCES = join(import.meta.dirname, '../src');

/** The classes of all bodies and queries. */
async function requestClasses(): Promise<RequestClass<unknown, unknown>[]> {
  const files = (await readdir(SOURCES, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|platform.http/.test(file))
    .map((file) => join(SOURCES, file));
  const found = new Set<RequestClass<unknown, unknown>>();
  for (const file of files) {
    if (!/\b(bodyOf|queryOf)\b/.test(await readFile(file, 'utf8'))) continue;
    const exported = Object.values((await import(file)) as Record<string, unknown>);
    for (const one of exported) if (isRequestClass(one)) found.add(one);
  }
  return [...found];
}

/** Values that no field takes, or only some. Together they break each rule of each field. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, true, '', ' ', '?', 'x'.repeat(5_000), Number.NaN, -1, 1.5, 1e300],
  ...[{}, [], [null], [{}], ['?'], ['x'.repeat(5_000)], [1e300], [-1]],
  Array.from({ length: 1_100 }, () => 'AAAA'),
];

/** Each text with which a class refuses one of these values. */
async function textsOf(type: RequestClass<unknown, unknown>): Promise<string[]> {
  const texts: string[] = [];
  for (const wrong of WRONG) {
    const given = Object.fromEntries([...type.fields].map((field) => [field, wrong]));
    for (const error of await validate(plainToInstance(type as new () => object, given))) {
      for (const rule of Object.entries(error.constraints ?? {})) {
        const text = faultInWords({ ...error, constraints: Object.fromEntries([rule]) });
        if (text !== undefined) texts.push(text);
      }
    }
  }
  return texts;
}

/** A name as programs write it: 'daysToAdd', 'file_name', '/^[a-z]$/'. */
const PROGRAM_NAME = /[a-z][A-Z]|\w_\w|\/\^|\$\//;
/** Words of people with a capital inside. */
const PROPER_NAMES = /TrxID|bKash|WebP/g;

const namesIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => PROGRAM_NAME.test(text.replaceAll(PROPER_NAMES, '')));

test('no refusal of a body or query shows the name of a field, a pattern or a value of programs', async () => {
  const classes = await requestClasses();
  expect(classes.length).toBeGreaterThan(60);
  const texts = new Set((await Promise.all(classes.map(textsOf))).flat());
  expect(texts.size).toBeGreaterThan(150);
  expect(namesIn([...texts])).toEqual([]);
  expect(texts).toContain('user id must be an integer number');
});

test('no text of an error shows such a name', () => {
  expect(namesIn(Object.values(ERROR_CATALOGUE).map(({ text }) => text))).toEqual([]);
});

test('a name of programs is noticed', () => {
  const wrong = ['daysToAdd must be 1', 'file_name is long', 'message must match /^[a-z]$/'];
  expect(namesIn([...wrong, 'The bKash TrxID is wrong.'])).toEqual(wrong);
});
