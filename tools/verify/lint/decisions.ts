import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings';

const FOLDER = 'docs/decisions';
const INDEX = 'ARCHITECTURE.md';
const MAX_LINES = 40;
const NAME = /^(\d{4})-[a-z0-9-]+\.md$/;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
/** The required parts of a record, in any order, and their names in findings. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ["'- Date: YYYY-MM-DD'", /^- Date: \d{4}-\d{2}-\d{2}$/m],
  ["'- Status: …'", /^- Status: (?:Accepted|Superseded)\b/m],
  ["'## Context'", /^## Context$/m],
  ["'## Decision'", /^## Decision$/m],
  ["'## Consequence'", /^## Consequence$/m],
];

interface DecisionRecord {
  readonly name: string;
  readonly number: string;
  readonly text: string;
}

/**
 * Checks the decision records: each is short and complete, the numbers have no gap, the index in ARCHITECTURE
 * lists each with number and title, and links of a record or of the index resolve.
 */
export function lintDecisions(root: string): Finding[] {
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const index = readOr(join(root, INDEX), '');
  const records = names.map((name) => ({
    name,
    number: NAME.exec(name)?.[1] ?? '',
    text: readFileSync(join(folder, name), 'utf8'),
  }));
  return [
    ...records.flatMap((record) => lintRecord(folder, record, index)),
    ...lintNumbers(records),
    ...lintIndex(root, index),
  ];
}

function lintRecord(folder: string, { name, number, text }: DecisionRecord, index: string) {
  const findings: Finding[] = [];
  const report = (rule: string, message: string, line = 0): void => {
    findings.push({ file: `${FOLDER}/${name}`, line, rule: `decision/${rule}`, message });
  };
  if (number === '') report('name', 'Name the file 0001-what-is-decided.md.');
  const count = text.replace(/\n$/, '').split('\n').length;
  if (count > MAX_LINES) report('too-long', `Has ${count} lines; ${MAX_LINES} is the limit.`);
  for (const [part, form] of PARTS) {
    if (!form.test(text)) report('incomplete', `Add ${part}.`);
  }
  const [, headed, title] = /^# (\d{4})\. (.+)\n/.exec(text) ?? [];
  if (title === undefined || headed !== number) {
    report('incomplete', `Begin with '# ${number || '0001'}. <title>'.`, 1);
  } else if (!index.includes(`[${number}](${FOLDER}/${name}) ${title}`)) {
    report('not-indexed', `Add '- [${number}](${FOLDER}/${name}) ${title}' to ${INDEX}.`);
  }
  for (const { target, line } of readLinks(text)) {
    if (!existsSync(join(folder, target))) report('dead-link', `${target} does not exist.`, line);
  }
  return findings;
}

function lintNumbers(records: readonly DecisionRecord[]): Finding[] {
  const numbered = records.filter(({ number }) => number !== '');
  return numbered.flatMap(({ name, number }, index) => {
    const expected = Number(numbered[index - 1]?.number ?? 0) + 1;
    if (Number(number) === expected) return [];
    const message = `Is ${number}; the next number is ${String(expected).padStart(4, '0')}.`;
    return [{ file: `${FOLDER}/${name}`, line: 0, rule: 'decision/number', message }];
  });
}

function lintIndex(root: string, index: string): Finding[] {
  return readLinks(index)
    .filter(({ target }) => target.startsWith(`${FOLDER}/`) && !existsSync(join(root, target)))
    .map(({ target, line }) => ({
      file: INDEX,
      line,
      rule: 'decision/dead-link',
      message: `${target} does not exist.`,
    }));
}

/** Links of a page to other files of the repository. */
function readLinks(text: string): { target: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((words, index) =>
      [...words.matchAll(LINK)].map(([, target = '']) => ({ target, line: index + 1 })),
    )
    .filter(({ target }) => !/^[a-z]+:/.test(target));
}

const readOr = (path: string, fallback: string): string =>
  existsSync(path) ? readFileSync(path, 'utf8') : fallback;
