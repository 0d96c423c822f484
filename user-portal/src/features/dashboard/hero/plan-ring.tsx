import { keyframes, styled } from '@mui/material/styles';
import { type AccountState, isUnlimited, leftShare } from '@portal/rules';
import type { UserView } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const SIZE = 116;
const STROKE = 9;
/** Radii of the two rings in px: time outside, videos inside. */
const TIME_RADIUS = (SIZE - STROKE) / 2;
const VIDEO_RADIUS = TIME_RADIUS - STROKE - 3;

const draw = keyframes`from { stroke-dashoffset: 1 }`;

const Place = styled('div')({ position: 'relative', flex: 'none', width: SIZE, height: SIZE });

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: STROKE,
  strokeLinecap: 'round',
  '& [data-part=track]': { stroke: theme.vars.palette.divider },
  '& [data-part=time]': { stroke: theme.vars.palette.primary.main },
  '& [data-part=videos]': { stroke: theme.vars.palette.secondary.main, strokeWidth: STROKE - 4 },
  '&[data-tone=warning] [data-part=time]': { stroke: theme.vars.palette.warning.main },
  '& [data-part]:not([data-part=track])': { animation: `${draw} 700ms ease-out` },
  '@media (forced-colors: active)': { '& [data-part=track]': { stroke: 'GrayText' } },
}));

const Centre = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  '& strong': {
    ...theme.typography.h4,
    ...tabularNumbers,
    lineHeight: 1.05,
  },
  '& span': {
    ...theme.typography.caption,
    lineHeight: 1.2,
    color: theme.vars.palette.text.secondary,
  },
}));

interface RingProps {
  readonly part: 'track' | 'time' | 'videos';
  readonly radius: number;
  /** 0 to 1. */
  readonly share: number;
}

function Ring({ part, radius, share }: RingProps) {
  if (share <= 0) return null;
  return (
    <circle
      data-part={part}
      cx={SIZE / 2}
      cy={SIZE / 2}
      r={radius}
      pathLength={1}
      strokeDasharray={`${share} 1`}
    />
  );
}

interface PlanRingProps {
  readonly user: UserView;
  readonly state: AccountState;
  /** How many days the videos last; null when that is not known. */
  readonly videoDays: number | null;
}

/**
 * The plan in one picture. Outside the time that is left; inside, on the same scale, how far the videos reach when
 * that can be estimated. The numbers stand beside it as text.
 */
export function PlanRing({ user, state, videoDays }: PlanRingProps) {
  const { hero } = useTexts();
  const { count } = useFormats();
  const time = leftShare(user);
  const reach = isUnlimited(user.balance) ? user.daysRemaining : videoDays;
  const videos = reach === null ? null : Math.min(time, reach / user.expiry);
  const isSoon = state === 'ending' || state === 'usedUp';
  return (
    <Place>
      <Svg
        width={SIZE}
        height={SIZE}
        aria-hidden
        focusable="false"
        data-tone={isSoon ? 'warning' : undefined}
      >
        <Ring part="track" radius={TIME_RADIUS} share={1} />
        <Ring part="time" radius={TIME_RADIUS} share={time} />
        {videos !== null && <Ring part="videos" radius={VIDEO_RADIUS} share={videos} />}
      </Svg>
      <Centre>
        <strong>{count(user.daysRemaining)}</strong>
        <span>{hero.daysLeft(user.daysRemaining)}</span>
      </Centre>
    </Place>
  );
}
