import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings';
import list from './retired-words.json';

const TEXT = /\.(?:ts|tsx|mjs|cjs|json|md|ya?ml|conf|sh|html)$|Dockerfile$/;

interface RetiredWord {
  /** A regular expression for each line and for the path. */
  readonly pattern: string;
  /** What to write instead. */
  readonly write: string;
  /** Paths in which the word is retired; absent: everywhere. */
  readonly only?: string;
}

/** Allowed occurrences: stored names, data, and the everyday sense of a word. */
interface KeptWord {
  /** Beginning of the path. */
  readonly file: string;
  /** Beginning of the match; empty: every match. */
  readonly text: string;
  readonly because: string;
}

const words: readonly RetiredWord[] = list.words;
const kept: readonly KeptWord[] = list.kept;
/** Names of collections, fields and values in the database. */
const stored: readonly string[] = list.stored;

/**
 * Reports words that were replaced by standard terms (ARCHITECTURE, Glossary), in paths and in text of all
 * files that git tracks or does not ignore. Stored names stay, because two versions share one database during
 * a release.
 */
export function lintRetiredWords(root: string): Finding[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed.split('\n').filter((file) => TEXT.test(file));
  return files.flatMap((file) => lintFile(file, readOr(join(root, file))));
}

function lintFile(file: string, text: string): Finding[] {
  const active = words
    .filter(({ only }) => only === undefined || new RegExp(only).test(file))
    .map(({ pattern, write }) => ({ form: new RegExp(pattern, 'g'), write }));
  const bare = stored.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return [file, ...bare.split('\n')].flatMap((line, number) =>
    active.flatMap(({ form, write }) =>
      [...line.matchAll(form)]
        .filter(([match]) => !isKept(file, match))
        .map(([match]) => ({
          file,
          line: number,
          rule: 'words/retired',
          message: `Write ${write} instead of '${match}' (ARCHITECTURE.md, Glossary).`,
        })),
    ),
  );
}

const isKept = (file: string, match: string): boolean =>
  kept.some((place) => file.startsWith(place.file) && match.startsWith(place.text));

/** A file that was deleted but is still in the index has no text. */
function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
