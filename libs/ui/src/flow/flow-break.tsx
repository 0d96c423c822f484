const MAIN =
  'M0 10.5c20 0 20 6 40 6s20-6 40-6M94 11.5c7 3 12 5 20 5M134 13.5c4-2 7-3 11-3M166 11.5l3 1M188 15.5h.1';
const COMPANION =
  'M0 23.5c20 0 20 6 40 6s20-6 40-6M96 24.5c6 2 10 4 16 5M132 27.5c3-1 5-2 8-3M158 25.5l2 .6M178 29.5h.1';

/**
 * The lines of the mark run on, break off and drip: something does not arrive. Drawn by attributes only, in
 * `currentColor`: the panel of a missing portal shows it without the theme. The offline page has a copy.
 */
export function FlowBreak() {
  return (
    <svg width={192} height={40} viewBox="0 0 192 40" aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={3.25}>
        <path d={MAIN} />
        <path d={COMPANION} strokeOpacity={0.5} />
      </g>
    </svg>
  );
}
