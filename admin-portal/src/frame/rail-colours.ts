/**
 * Colours of the rail, the same in both themes: it tells the console from the subscribers' side. Texts reach
 * contrast level AA on `background`, `hover` and `selected`.
 */
export const RAIL = {
  background: '#12161F',
  edge: '#262C38',
  text: '#F2F4F8',
  quiet: '#AEB6C5',
  heading: '#8E97A8',
  hover: '#1D232F',
  selected: '#272F3F',
  accent: '#9DA3FF',
  number: '#F0B547',
} as const;
