/** A random text of 32 hexadecimal digits almost never has fewer different digits. */
const MIN_DISTINCT = 8;

/** Maximum share of neighbours that follow each other in a run; above it the text is not random. */
const MAX_RUN_SHARE = 0.6;

/** Rows of a keyboard; runs along them count like runs of letters and digits. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/**
 * Whether a secret is visibly not random: few different characters, one repeated part, or mostly runs such as
 * `abcd`, `4321`, `aaaa` or `qwerty`. A secret that passes can still be weak.
 */
export function hasLowVariety(secret: string, minDistinct: number = MIN_DISTINCT): boolean {
  const characters = [...secret.toLowerCase()];
  return (
    new Set(characters).size < minDistinct ||
    isRepeated(characters) ||
    runShareOf(characters) > MAX_RUN_SHARE
  );
}

/** Whether the text repeats a part of at most half its length; the last repetition may be cut off. */
function isRepeated(characters: readonly string[]): boolean {
  const longest = Math.floor(characters.length / 2);
  for (let period = 1; period <= longest; period += 1) {
    if (characters.every((character, at) => character === characters[at % period])) return true;
  }
  return false;
}

function runShareOf(characters: readonly string[]): number {
  const pairs = characters.slice(1).map((next, at) => [characters[at] ?? '', next] as const);
  const inRuns = pairs.filter(([one, next]) => isStep(one, next));
  return pairs.length === 0 ? 0 : inRuns.length / pairs.length;
}

function isStep(one: string, next: string): boolean {
  const distance = (next.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
  return Math.abs(distance) <= 1 || ROWS.some((row) => areNeighbours(row, one, next));
}

function areNeighbours(row: string, one: string, next: string): boolean {
  const [at, then] = [row.indexOf(one), row.indexOf(next)];
  return at >= 0 && then >= 0 && Math.abs(at - then) === 1;
}
