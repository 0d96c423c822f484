import { describeBuild, differing } from './describe-build';

const build = (files: Record<string, string>) => new Map(Object.entries(files));

it('names every file that two builds of one commit do not have alike', () => {
  const same = { part: 'bff', builds: [build({ a: '1' }), build({ a: '1' })] } as const;
  const other = {
    part: 'shell',
    builds: [build({ a: '1', b: '2', c: '3' }), build({ a: '1', b: 'x', d: '4' })],
  } as const;
  expect(differing(same)).toEqual([]);
  expect(differing(other)).toEqual(['b', 'c', 'd']);
  expect(describeBuild('abc', [same, other]).split('\n')).toEqual([
    'Two builds of abc, in two folders',
    '',
    'part   files  differ',
    '-----  -----  ------',
    'bff        1       0',
    'shell      3       3',
    '',
    'shell: b',
    'shell: c',
    'shell: d',
    '',
  ]);
});
