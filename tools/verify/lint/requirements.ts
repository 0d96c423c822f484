import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Commands, faultOfCommand, readCommands } from './commands';
import type { Finding } from './findings';
import { listFiles } from './list-files';

const PAGES = 'docs/requirements';
const AREAS = 'SUB|ADM|PAY|SEC|OPS|PERF|TST';
const ROW = new RegExp(`^\\| ((?:${AREAS})-\\d+) +\\| (.*?) +\\| (.*?) *\\|$`);
const CITATION = new RegExp(`\\b(?:${AREAS})-\\d+\\b`, 'g');
/** Documents that are not in this repository, so a reader cannot open them. */
const DEAD_CITATION =
  /\bgoals? [SMOPTC]\d+|\bdesign §|\bspec (?:subscriber|admin)\.md|\bissue \d+\b|\bnotes\/[a-z-]+\.md/g;
const PROOF = /`([^`]+)`(?: “([^”]+)”)?/g;
const TEXT = /\.(?:[cm]?[jt]sx?|md|ya?ml|conf|sh|env|py)$|Dockerfile$/;
/** These files contain dead citations as examples. */
const EXEMPT = /^tools\/verify\/lint\/requirements(?:\.spec)?\.ts$/;

interface Requirement {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly proofs: readonly { readonly what: string; readonly title: string | undefined }[];
}

/**
 * Checks requirements and citations: each id in the code is on a page of docs/requirements, each requirement
 * has a proof, and each proof exists. It reads files that git tracks or does not ignore.
 */
export function lintRequirements(root: string): Finding[] {
  const requirements = readRequirements(root);
  const known = new Set(requirements.map(({ id }) => id));
  return [
    ...lintPages(root, requirements),
    ...listFiles(root).flatMap((file) => lintCitations(root, file, known)),
  ];
}

function readRequirements(root: string): Requirement[] {
  const folder = join(root, PAGES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const file = `${PAGES}/${name}`;
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((text, index) => {
        const [, id, , proven = ''] = ROW.exec(text) ?? [];
        if (id === undefined) return [];
        const proofs = [...proven.matchAll(PROOF)].map(([, what = '', title]) => ({ what, title }));
        return [{ id, file, line: index + 1, proofs }];
      });
    });
}

function lintPages(root: string, requirements: readonly Requirement[]): Finding[] {
  const commands = readCommands(root);
  const seen = new Set<string>();
  return requirements.flatMap(({ id, file, line, proofs }) => {
    const at = (rule: string, message: string): Finding => ({ file, line, rule, message });
    const findings: Finding[] = [];
    if (seen.has(id)) findings.push(at('requirement/twice', `${id} is given twice.`));
    seen.add(id);
    if (proofs.length === 0) {
      findings.push(
        at('requirement/no-proof', `${id} names no test and no command that proves it.`),
      );
    }
    for (const { what, title } of proofs) {
      const fault = faultOfProof(root, commands, what, title);
      if (fault) findings.push(at('requirement/dead-proof', `${id}: ${fault}`));
    }
    return findings;
  });
}

function faultOfProof(
  root: string,
  commands: Commands,
  what: string,
  title: string | undefined,
): string | null {
  if (what.startsWith('npm run ')) return faultOfCommand(commands, what);
  if (!/\.spec\.tsx?$/.test(what)) return `${what} is no test file and no command.`;
  const path = join(root, what);
  if (!existsSync(path)) return `there is no file ${what}.`;
  if (title === undefined) return null;
  return readFileSync(path, 'utf8').includes(title) ? null : `${what} has no test “${title}”.`;
}

function lintCitations(root: string, file: string, known: ReadonlySet<string>): Finding[] {
  if (!TEXT.test(file) || EXEMPT.test(file)) return [];
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const at = { file, line: index + 1 };
    const unknown = [...text.matchAll(CITATION)].filter(([id]) => !known.has(id));
    const dead = [...text.matchAll(DEAD_CITATION)];
    return [
      ...unknown.map(([id]) => ({
        ...at,
        rule: 'citation/unknown',
        message: `${id} stands on no page of ${PAGES}.`,
      })),
      ...dead.map(([words]) => ({
        ...at,
        rule: 'citation/dead',
        message: `'${words}' is in no document of this repository: say the reason, or cite an id of ${PAGES}.`,
      })),
    ];
  });
}
