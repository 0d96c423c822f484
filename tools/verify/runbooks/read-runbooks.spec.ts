import { isAsExpected, readCommands } from './read-runbooks';

const BOOK = `# A book

\`\`\`sh run
echo one
\`\`\`

\`\`\`text expect
one
\`\`\`

Words.

\`\`\`sh outside
docker ps
\`\`\`

\`\`\`sh run
true
\`\`\`
`;

test('commands come with their place, kind and expected output', () => {
  expect(readCommands('a.md', BOOK)).toEqual([
    { at: 'a.md:3', command: 'echo one', kind: 'run', expected: 'one' },
    { at: 'a.md:13', command: 'docker ps', kind: 'outside', expected: null },
    { at: 'a.md:17', command: 'true', kind: 'run', expected: null },
  ]);
});

test('a command without a mark would never be tried, and is refused', () => {
  expect(() => readCommands('a.md', '# A\n\n```sh\nrm -rf /\n```\n')).toThrow('a.md:3');
});

test.each([
  ['one two', 'two', true],
  ['one two', 'three', false],
  ['42\n', '/^\\d+$/', true],
  ['none\n', '/^\\d+$/', false],
  ['anything', null, true],
])('%j has %j: %s', (output, expected, is) => {
  expect(isAsExpected(output, expected)).toBe(is);
});
