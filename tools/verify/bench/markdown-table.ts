/** A Markdown table. */
export const markdownTable = (
  head: readonly string[],
  lines: readonly (readonly string[])[],
): string =>
  [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
