/** Which part of a series a file has. All null for a film. */
export interface SeriesParts {
  readonly season: number | null;
  /** Last season of a pack of several. */
  readonly lastSeason: number | null;
  readonly episode: number | null;
  /** Last episode of a file with several. */
  readonly lastEpisode: number | null;
}

// The limits of a word in any script; \b knows only ASCII.
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}])`;
const EPISODE_WORD = '(?:episode|ep|পর্ব|एपिसोड)';
const SEASON_WORD = '(?:s|seasons? ?|সিজন ?|सीज़न ?)';
const SEASON = String.raw`(?:${SEASON_WORD}(?<season>\d{1,2})|(?<nth>\d{1,2})(?:st|nd|rd|th) season)`;
const EPISODE = String.raw`(?<episode>\d{1,5})(?:v\d)?`;

const anyCase = (pattern: string): RegExp => new RegExp(pattern, 'iu');

/** The forms of season and episode; an earlier one counts before a later one. */
const FORMS: readonly RegExp[] = [
  // S01E02, S07 E02, S01E01E02, S10E17-18, S01 [Ep 01-07]
  anyCase(
    String.raw`${BEFORE}s(?<season>\d{1,2})[ [-]{0,3}e(?:p|pisode)? ?${EPISODE}(?:(?: ?-? ?ep? ?|-)(?<last>\d{1,4}))?(?!\d)`,
  ),
  // Season 7 Episode 2, Season 2 - 01, S2 - 26, 2nd Season - 04
  anyCase(`${BEFORE}${SEASON}(?: - | ?-? ?${EPISODE_WORD} ?)${EPISODE}${AFTER}`),
  // 1x02
  anyCase(String.raw`${BEFORE}(?<season>\d{1,2})x(?<episode>\d{2,3})${AFTER}`),
  // S01-S05, Seasons 1-5
  anyCase(
    String.raw`${BEFORE}${SEASON_WORD}(?<season>\d{1,2}) ?- ?s?(?<lastSeason>\d{1,2})${AFTER}`,
  ),
  // S02, Season 2
  anyCase(`${BEFORE}${SEASON}${AFTER}`),
  // E05, EP03, Episode 12
  anyCase(String.raw`${BEFORE}(?:e(?=\d\d)|${EPISODE_WORD} ?)${EPISODE}${AFTER}`),
  // 'Death Note - 37 [720p]'. Years are left to the year.
  anyCase(
    String.raw`(?<= )- (?!(?:19|20)\d\d(?!\d))(?<episode>\d{1,4})(?:v\d)?(?: end)?(?= ?[[(]| *$)`,
  ),
];

/** Season and episode in a flat name, and their position. */
export function findParts(flat: string): SeriesParts & { readonly at: number | null } {
  for (const form of FORMS) {
    const match = form.exec(flat);
    if (!match) continue;
    const number = (group: string): number | null => {
      const digits = match.groups?.[group];
      return digits === undefined ? null : Number(digits);
    };
    const [season, episode] = [number('season') ?? number('nth'), number('episode')];
    return {
      at: match.index,
      season,
      lastSeason: after(season, number('lastSeason')),
      episode,
      lastEpisode: after(episode, number('last')),
    };
  }
  return { at: null, season: null, lastSeason: null, episode: null, lastEpisode: null };
}

/** The end of a range; null when it is not after the beginning. */
function after(from: number | null, to: number | null): number | null {
  return from !== null && to !== null && to > from ? to : null;
}
