/**
 * Ten colours to be cycled: distinguished by eyes that confuse red and green, dark
 * enough for white letters, at least 3:1 on both themes' cards.
 */
export const RANK_COLOURS = [
  '#4C6FEB',
  '#B86800',
  '#0B857A',
  '#A25BE0',
  '#D84C85',
  '#6B7585',
  '#2B83BA',
  '#8F7A00',
  '#C2562D',
  '#4F8A3C',
] as const;

/** The colour of a rank, from 0; starts over after the tenth. */
export function rankColour(place: number): string {
  return RANK_COLOURS[place % RANK_COLOURS.length] ?? RANK_COLOURS[0];
}
