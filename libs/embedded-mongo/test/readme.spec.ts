import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCUMULATORS } from '../src/aggregate/accumulators';
import { expressionOperators } from '../src/aggregate/operators';
import { STAGES } from '../src/aggregate/stages';
import { COMMANDS } from '../src/commands/registry';
import { LOGICAL_OPERATORS, QUERY_OPERATORS } from '../src/query/match';
import { UPDATE_OPERATORS } from '../src/update/operators';

const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
const namesIn = (row: string): string[] => {
  const line = readme.split('\n').find((text) => text.startsWith(`| ${row} `)) ?? '';
  // What follows "replacement" or stands in brackets belongs to a name, and is no name of the list.
  const list = line.replace(/\([^)]*\)/g, '').replace(/, replacement.*/, '');
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '').sort();
};
const spellings = new Set(['ismaster', 'buildinfo', 'dbstats', 'findandmodify', 'deleteIndexes']);

it.each<[string, string[]]>([
  ['Commands', Object.keys(COMMANDS).filter((name) => !spellings.has(name))],
  ['Query', [...Object.keys(QUERY_OPERATORS), ...Object.keys(LOGICAL_OPERATORS)]],
  ['Update', Object.keys(UPDATE_OPERATORS)],
  ['Stages', Object.keys(STAGES)],
  ['Accumulators', Object.keys(ACCUMULATORS)],
  ['Expressions', Object.keys(expressionOperators())],
])('the README lists the engine’s %s, no more and no less', (row, names) => {
  expect(namesIn(row)).toEqual([...names].sort());
});
