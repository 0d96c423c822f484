import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bendPath } from './flow-paths';

/** Size of the picture in px. The lines come in from BLEED px left of the content: its card clips them. */
const BLEED = 24;
const WIDTH = 128;
const HEIGHT = 120;
const OUTER = 10;
const INNER = 5;
const GAP = 5;

/** From the edge of the picture to the middle of the inner line. */
const INSET = OUTER + GAP + INNER / 2;

const inside = (inset: number): string =>
  bendPath({ right: BLEED + WIDTH - inset, top: inset, bottom: HEIGHT - inset });
const OUTER_PATH = inside(OUTER / 2);
const INNER_PATH = inside(INSET);

const draw = keyframes`from { stroke-dashoffset: 1 }`;

const Place = styled('div')({ position: 'relative', flex: 'none', width: WIDTH, height: HEIGHT });

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  marginInlineStart: -BLEED,
  fill: 'none',
  strokeLinecap: 'round',
  '& [data-part=track]': {
    stroke: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 16%, transparent)`,
  },
  '& [data-part=outer]': { stroke: theme.vars.palette.primary.main },
  '& [data-part=inner]': { stroke: theme.vars.palette.primary.main, strokeOpacity: 0.55 },
  '&[data-tone=warning] [data-part=outer]': { stroke: theme.vars.palette.warning.main },
  '&[data-tone=warning] [data-part=inner]': { stroke: theme.vars.palette.warning.main },
  '& [data-part]:not([data-part=track])': { animation: `${draw} 900ms ease-out` },
  '@media (forced-colors: active)': {
    '& [data-part=track]': { stroke: 'GrayText', strokeOpacity: 0.4 },
    '&& [data-part=outer], && [data-part=inner]': { stroke: 'CanvasText' },
  },
}));

const Middle = styled('div')({
  position: 'absolute',
  inset: `0 ${INSET}px 0 0`,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
});

interface LineProps {
  readonly part: 'outer' | 'inner';
  readonly share: number | null;
}

function Line({ part, share }: LineProps) {
  const shape =
    part === 'outer'
      ? { d: OUTER_PATH, strokeWidth: OUTER }
      : { d: INNER_PATH, strokeWidth: INNER };
  return (
    <>
      <path data-part="track" {...shape} />
      {share !== null && share > 0 && (
        <path data-part={part} {...shape} pathLength={1} strokeDasharray={`${share} 2`} />
      )}
    </>
  );
}

/** Props of FlowBend. */
export interface FlowBendProps {
  /** How far the outer line is filled, 0 to 1. */
  readonly outer: number;
  /** How far the inner line is filled, 0 to 1; null when that is not known. */
  readonly inner: number | null;
  readonly tone?: 'accent' | 'warning';
  /** The number in the bend. It says what the lines show. */
  readonly children: ReactNode;
}

/** The mark as a gauge: two lines come in from the edge of the card and bend round a number. */
export function FlowBend({ outer, inner, tone = 'accent', children }: FlowBendProps) {
  return (
    <Place>
      <Svg width={BLEED + WIDTH} height={HEIGHT} aria-hidden focusable="false" data-tone={tone}>
        <Line part="outer" share={outer} />
        <Line part="inner" share={inner} />
      </Svg>
      <Middle>{children}</Middle>
    </Place>
  );
}
