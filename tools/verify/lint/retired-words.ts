import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings';
import { listFiles } from './list-files';
import list from './retired-words.json';

const TEXT = /\.(?:ts|tsx|mjs|cjs|json|md|ya?ml|conf|sh|html)$|Dockerfile$/;

interface RetiredWord {
  /** For each line and for the path. */
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly write: string;
  /** Paths in which the word is retired. */
  readonly only: RegExp;
}

/** Allowed occurrences: stored names, data, and the everyday sense of a word. */
interface KeptWord {
  /** Beginning of the path. */
  readonly file: string;
  /** The match; absent: every match. */
  readonly text?: string;
  readonly because: string;
}

const words = list.words.map(({ pattern, write, only = '' }): RetiredWord => ({
  pattern: new RegExp(pattern, 'g'),
  write,
  only: new RegExp(only),
}));
const kept: readonly KeptWord[] = list.kept;
/** Names of collections, fields and values in the database. */
const stored: readonly string[] = list.stored;

/**
 * Reports words that were replaced by standard terms (ARCHITECTURE, Glossary), in paths and in text of all
 * files that git tracks or does not ignore. Stored names stay, because two versions share one database during
 * a release.
 */
export function lintRetiredWords(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => TEXT.test(file))
    .flatMap((file) => lintFile(file, readFileSync(join(root, file), 'utf8')));
}

function lintFile(file: string, text: string): Finding[] {
  const bare = [file, stored.reduce((rest, name) => rest.replaceAll(name, ''), text)].join('\n');
  // Most files have none, and to look at each of their lines takes six times as long.
  const active = words.filter(({ only, pattern }) => only.test(file) && bare.search(pattern) >= 0);
  return bare.split('\n').flatMap((line, number) =>
    active.flatMap(({ pattern, write }) =>
      [...line.matchAll(pattern)]
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
  kept.some((place) => file.startsWith(place.file) && (place.text ?? match) === match);
