import { keyframes, styled } from '@mui/material/styles';
import { WAVE_HEIGHT, WAVE_LENGTH, wavePath } from './flow-paths';

/** What the colour of a line means; `accent` is the colour of the brand. */
export type FlowTone = 'accent' | 'success' | 'warning';

const MAIN = wavePath(4.5, 2.5);
const COMPANION = wavePath(10.5, 2.5);

const run = keyframes`to { transform: translateX(${WAVE_LENGTH}px) }`;

const Frame = styled('span')<{ tone: FlowTone }>(({ theme, tone }) => ({
  position: 'relative',
  display: 'block',
  height: WAVE_HEIGHT,
  overflow: 'hidden',
  borderRadius: 2,
  color: theme.vars.palette[tone === 'accent' ? 'primary' : tone].main,
  '& > span': { position: 'absolute', inset: 0 },
  '& > span:first-of-type': {
    color: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 28%, transparent)`,
  },
  '& > span + span': { transition: 'clip-path 1.2s cubic-bezier(0.3, 0, 0.3, 1)' },
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '&[data-moves] g': { animation: `${run} 1.6s linear infinite` },
  // Only the part that is filled counts where the system replaces all colours.
  '@media (forced-colors: active)': {
    color: 'CanvasText',
    '& > span:first-of-type': { color: 'GrayText', opacity: 0.4 },
  },
}));

const Waves = () => (
  <svg aria-hidden focusable="false">
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path d={MAIN} strokeWidth={3} />
      <path d={COMPANION} strokeWidth={2} strokeOpacity={0.55} />
    </g>
  </svg>
);

/** Props of FlowLine. */
export interface FlowLineProps {
  /** The part that is filled, 0 to 1; null while it is not known. */
  readonly share: number | null;
  readonly tone?: FlowTone;
  /** Whether the water moves. It stands for readers who prefer reduced motion. */
  readonly moves?: boolean;
}

/** The line of the mark, flowing from left to right and filled as far as something has come. Only a picture. */
export function FlowLine({ share, tone = 'accent', moves = false }: FlowLineProps) {
  const empty = share === null ? 0 : 100 - 100 * Math.min(Math.max(share, 0), 1);
  return (
    <Frame
      aria-hidden
      tone={tone}
      data-moves={moves || undefined}
      style={share === null ? { opacity: 0.6 } : undefined}
    >
      <span>
        <Waves />
      </span>
      <span style={{ clipPath: `inset(0 ${empty}% 0 0)` }}>
        <Waves />
      </span>
    </Frame>
  );
}
