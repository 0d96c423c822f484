import { unusedOf } from './unused';

it('names every unused thing with its file, line and kind', () => {
  const report = {
    issues: [
      { file: 'tools/package.json', dependencies: [{ name: 'left-pad', line: 7 }], exports: [] },
      {
        file: 'a.ts',
        owners: 'tools',
        exports: [
          { name: 'one', line: 3 },
          { name: 'two', line: 5 },
        ],
      },
      { file: 'b.ts', files: [{ name: 'b.ts' }] },
    ],
  };
  const places = unusedOf(report).map(({ file, line, rule, message }) =>
    [file, line, rule, message.split(':')[0]].join(' '),
  );
  expect(places).toEqual([
    'tools/package.json 7 knip(dependencies) left-pad',
    'a.ts 3 knip(exports) one',
    'a.ts 5 knip(exports) two',
    'b.ts 0 knip(files) b.ts',
  ]);
  expect(unusedOf({ issues: [{ file: 'c.ts', exports: [], types: [] }] })).toEqual([]);
});
