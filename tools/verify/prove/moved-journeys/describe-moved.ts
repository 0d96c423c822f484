import type { MovedJourney } from './moved-test';

const cell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', ' ')
    .trim();
const code = (text: string): string => (text === '' ? 'nothing' : `\`${cell(text)}\``);

/** The table of what moved, in Markdown. */
export function describeMoved(journeys: readonly MovedJourney[]): string {
  const parts = journeys.map(({ journey, before, spec, tests }) => {
    const rows = tests.map(
      ({ sentence, test, fault: { file, from, to } }) =>
        `| ${cell(sentence)} | ${cell(test)} | \`${file}\`: ${code(from)} → ${code(to)} |`,
    );
    return `## \`${journey}\`

Now in \`${spec}\`. The journey as it was: \`git show ${before}:${journey}\`.

| sentence | test | fault that it catches |
| --- | --- | --- |
${rows.join('\n')}
`;
  });
  return `# Journeys that moved beside their screens

What a browser proved about the states of one screen is proved by a spec beside the screen, in seconds.
\`npm run verify -- moved-journeys\` puts each fault into the code and sees the test fail. The journeys keep what
needs the built system. Written by \`npm run verify -- moved-journeys --write\`.

${parts.join('\n')}`;
}
