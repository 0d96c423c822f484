import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED, TOOL_COMMANDS } from '../src';

const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');

it.each(Object.entries({ ...SUPPORTED, tools: TOOL_COMMANDS }))(
  'the README lists the %s that the engine supports, no more and no less',
  (kind, names) => {
    const title = kind.charAt(0).toUpperCase() + kind.slice(1);
    const row = readme.split('\n').find((line) => line.startsWith(`| ${title} `)) ?? '';
    const listed = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(names.toSorted());
  },
);
