import type { ReleaseName } from './release-name';

/**
 * Title of a file with season and episode as releases write them, the same in every language: 'Harbour Nine S02E05',
 * 'Harbour Nine S02', 'Harbour Nine E05-E08'. Without them the title alone.
 */
export function partTitle(release: ReleaseName): string {
  const { title, season, lastSeason, episode, lastEpisode } = release;
  const part = span('S', season, lastSeason) + span('E', episode, lastEpisode);
  return part === '' ? title : `${title} ${part}`;
}

/** 'S02', or 'S01-S03' of several; empty for none. */
function span(letter: string, first: number | null, last: number | null): string {
  const name = (part: number): string => letter + String(part).padStart(2, '0');
  if (first === null) return '';
  return last === null ? name(first) : `${name(first)}-${name(last)}`;
}
