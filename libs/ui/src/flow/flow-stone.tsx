import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

// The lines part before the circle in the middle and meet behind it.
const UPPER = 'M0 36C50 36 58 8 100 8S150 36 200 36';
const UPPER_FAR = 'M0 28C46 28 62 -2 100 -2S154 28 200 28';

const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 200,
  height: 76,
  color: theme.vars.palette.primary.main,
  '& > svg': { gridArea: '1 / 1' },
  '& > svg:first-of-type': {
    maskImage: 'linear-gradient(90deg, transparent, #000 30%, #000 70%, transparent)',
  },
}));

/** Nothing here yet: the two lines of the mark flow round the icon of what is missing. */
export function FlowStone({ children }: { children: ReactNode }) {
  return (
    <Place aria-hidden>
      <svg width={200} height={76} viewBox="0 -4 200 80" focusable="false">
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <g strokeWidth={3} strokeOpacity={0.7}>
            <path d={UPPER} />
            <path d={UPPER} transform="matrix(1 0 0 -1 0 72)" />
          </g>
          <g strokeWidth={2} strokeOpacity={0.3}>
            <path d={UPPER_FAR} />
            <path d={UPPER_FAR} transform="matrix(1 0 0 -1 0 72)" />
          </g>
        </g>
      </svg>
      {children}
    </Place>
  );
}
