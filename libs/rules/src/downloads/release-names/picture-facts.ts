/** Something read from a name, and its position there. */
export interface Fact<Value> {
  readonly value: Value;
  readonly at: number;
}

const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}])`;
const word = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(`${BEFORE}(?:${pattern})${AFTER}`, flags);

const LINES = word(String.raw`(240|360|480|540|576|720|1080|1440|2160|4320)[pi]|\d{3,4}x(\d{3,4})`);
const QUALITY_WORDS: readonly (readonly [pattern: RegExp, quality: string])[] = [
  [word('4k|uhd'), '4K'],
  [word('fhd'), '1080p'],
];
const SHORT: Readonly<Record<string, string>> = { 2160: '4K', 4320: '8K' };

/** Number of lines of the picture as people say it. */
export function findQuality(flat: string): Fact<string> | null {
  const match = LINES.exec(flat);
  if (match) {
    const lines = match[1] ?? match[2] ?? '';
    return { value: SHORT[lines] ?? `${lines}p`, at: match.index };
  }
  const found = QUALITY_WORDS.find(([pattern]) => pattern.test(flat));
  return found ? { value: found[1], at: flat.search(found[0]) } : null;
}

/** Video codecs under the names that players show. */
export const VIDEO_CODECS = [
  { value: 'H.265', pattern: word('[xh][ -]?265|hevc') },
  { value: 'H.264', pattern: word('[xh][ -]?264|avc') },
  { value: 'AV1', pattern: word('av1') },
  { value: 'VP9', pattern: word('vp9') },
] as const;

const SOURCE = word(
  'web[ -]?dl|web[ -]?rip|web(?= [xh] ?26[45])|blu[ -]?ray|b[dr]rip|hd-?rip|hdtv|dvdrip|dvdscr|dual[ -]audio|multi[ -]audio',
);

/** Position of the first word about the source or the sound; such words end a title. */
export function findSource(flat: string): number | null {
  const at = flat.search(SOURCE);
  return at < 0 ? null : at;
}

// A later number, such as that of 'Blade Runner 2049', belongs to the title.
const YEAR = word(String.raw`(?:19\d|20[0-3])\d`, 'gu');
const FIRST_YEAR_OF_SERIES = 2000;

interface Around {
  /** Where the title starts. */
  readonly start: number;
  /** Position of season and episode. */
  readonly partsAt: number | null;
  /** Position of the first technical word. */
  readonly technicalAt: number;
}

/**
 * The year in a flat name. One in brackets is sure. Otherwise it is the last number before the technical
 * words, so '2012' and 'Wonder Woman 1984' keep theirs. Before a season a number below 2000 belongs to the
 * title ('Scam 1992'); after it, to the title of the episode.
 */
export function findYear(flat: string, around: Around): Fact<number> | null {
  const years = [...flat.matchAll(YEAR)]
    .map(({ 0: digits, index }) => ({ value: Number(digits), at: index }))
    .filter(({ at }) => at > around.start);
  const sure = years.find(({ at }) => /[([]/.test(flat.charAt(at - 1)));
  if (sure) return sure;
  const { partsAt, technicalAt } = around;
  if (partsAt !== null) {
    const before = years.findLast(({ at }) => at < partsAt);
    return before && before.value >= FIRST_YEAR_OF_SERIES ? before : null;
  }
  return years.findLast(({ at }) => at < technicalAt) ?? years[0] ?? null;
}
