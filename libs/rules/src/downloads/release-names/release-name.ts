import { findQuality, findSource, findYear, VIDEO_CODECS } from './picture-facts';
import { findParts, type SeriesParts } from './series-parts';

/** What the name of a released file says. Null: it does not say it. */
export interface ReleaseName extends SeriesParts {
  /** The name as the bot reported it, unchanged. */
  readonly raw: string;
  /** Title of the film or series; the raw name when none is found. Blank only when the raw name is. */
  readonly title: string;
  /** Year of the film, or of the series' first season. */
  readonly year: number | null;
  /** '480p', '1080p', '4K'. */
  readonly quality: string | null;
  /** 'H.264', 'H.265', 'AV1', 'VP9'. */
  readonly codec: string | null;
  /** Extension of the file in lower case: 'mkv'. */
  readonly container: string | null;
}

const EXTENSION = /\.(mkv|mp4|m4v|avi|mov|webm|ts|wmv|flv|mpg|mpeg|3gp|zip|rar|7z|srt)$/i;
// What uploaders write before the title: '[SubsPlease] ', 'www.example.com - ', '@channel '. With a dot after
// it a bracket is the title: '[REC].2007'.
const PREFIX = /^(?:\s*(?:\[[^\]]*\](?!\.)|www\.\S+\s+-|@\w+))+[\s.]*/i;
const OTHER_ZEROS = [0x0966, 0x09e6]; // The digits of Hindi and Bangla.

/**
 * Reads the name of a released file: 'Harbour.Nine.S02E05.720p.NF.WEB-DL.x264.mkv' is season 2, episode 5 of
 * 'Harbour Nine' in 720p. The title is the text before the first fact. Any string has an answer.
 */
export function parseReleaseName(raw: string): ReleaseName {
  const container = EXTENSION.exec(raw)?.[1]?.toLowerCase() ?? null;
  const name = container ? raw.slice(0, -container.length - 1) : raw;
  const start = PREFIX.exec(name)?.[0].length ?? 0;
  const flat = flatten(name);

  const { at: partsAt, ...parts } = findParts(flat);
  const quality = findQuality(flat);
  const codec = VIDEO_CODECS.find(({ pattern }) => pattern.test(flat));
  const technical = [quality?.at, codec && flat.search(codec.pattern), findSource(flat)];
  const year = findYear(flat, {
    start,
    partsAt,
    technicalAt: first(technical, start, flat.length),
  });

  const end = first([partsAt, year?.at, ...technical], start, name.length);
  const title = clean(name.slice(start, end), name.slice(start)) || clean(name.slice(0, end), name);
  return {
    raw,
    title: title || raw.trim(),
    ...parts,
    year: year?.value ?? null,
    quality: quality?.value ?? null,
    codec: codec?.value ?? null,
    container,
  };
}

/** The name with one kind of blank and one kind of digit. Every character keeps its position. */
function flatten(name: string): string {
  return name.replace(/[._\s]/g, ' ').replace(/[०-९০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (OTHER_ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}

/** The first of some positions that is not before `start`; `none` when there is no such position. */
function first(positions: readonly (number | null | undefined)[], start: number, none: number) {
  const found = positions.filter((at) => typeof at === 'number' && at >= start);
  return Math.min(none, ...(found as number[]));
}

/** The text as a title. A dot is a blank only in names that have no blanks. */
function clean(text: string, name: string): string {
  const blank = name.trim().includes(' ') ? /_/g : /[._]/g;
  const open = Math.max(...['[', '(', '{'].map((bracket) => text.lastIndexOf(bracket)));
  const closed = Math.max(...[']', ')', '}'].map((bracket) => text.lastIndexOf(bracket)));
  return (open > closed ? text.slice(0, open) : text)
    .replace(blank, ' ')
    .replace(/(?<=\S\s*)\[[^[\]]*\]\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s–-]+$/g, '');
}
