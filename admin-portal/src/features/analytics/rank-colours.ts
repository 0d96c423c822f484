/**
 * Ten colours, used in this order and then again from the start. Readers with red-green colour
 * blindness can tell them apart. White letters are readable on them. Contrast is at least 3:1 on the
 * cards of both themes.
 */
const RANK_COLOURS = [
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

/** The colour of a rank, counted from 0. After the tenth colour it starts again. */
export function rankColour(place: number): string {
  return RANK_COLOURS[place % RANK_COLOURS.length] ?? RANK_COLOURS[0];
}
