import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tabularNumbers } from '../theme/typography';
import { Surface } from './panel';

/** A card too narrow for the icon beside the title: then the icon stands beside the value. */
const NARROW_CARD = '@container (max-width: 220px)';

const Frame = styled(Surface)(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 12,
  padding: 16,
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { padding: 24 },
  // The icon stays beside the value, above the foot.
  '&[data-foot] > :first-of-type > :first-of-type': { [NARROW_CARD]: { bottom: 78 } },
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.text.secondary,
  [NARROW_CARD]: { fontSize: '0.8125rem', letterSpacing: '-0.01em' },
}));

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: 9,
  [NARROW_CARD]: { position: 'absolute', insetInlineEnd: 16, bottom: 18 },
});

/** In a narrow card a long value is smaller, so that it ends before the icon. A letter is about 0.6 em wide. */
const endingBeforeIcon = (largest: string) => ({
  [NARROW_CARD]: {
    fontSize: `clamp(0.8125rem, calc((100cqi - 38px) / (var(--letters, 1) * 0.6)), ${largest})`,
    lineHeight: '36px',
  },
});

const Value = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  ...tabularNumbers,
  ...endingBeforeIcon('1.875rem'),
  margin: 0,
  minHeight: 36,
}));

// Two words side by side look alike, whatever their length.
const Word = styled(Value)(endingBeforeIcon('1rem'));

const TONES = {
  blue: 'info',
  purple: 'secondary',
  green: 'success',
  amber: 'warning',
  red: 'error',
} as const;

/** Props of StatCard. */
export interface StatCardProps {
  readonly title: string;
  /** The formatted value. Null means none and shows a dash. */
  readonly value: string | null;
  readonly loading: boolean;
  readonly icon: ReactNode;
  readonly colour: keyof typeof TONES;
  /** The value is a word and gets the colour too, because the colour has a meaning. */
  readonly isColoured?: boolean;
  /** Below the value, for example a trend. Not while loading. */
  readonly foot?: ReactNode;
}

/** One number with its title, icon and colour. */
export function StatCard({ title, value, loading, icon, colour, ...rest }: StatCardProps) {
  const { isColoured, foot } = rest;
  const letters = { '--letters': value?.length ?? 1 };
  return (
    <Frame
      role="group"
      aria-label={title}
      aria-busy={loading}
      data-foot={(!loading && foot !== undefined) || undefined}
    >
      <Head>
        <Tile
          aria-hidden
          sx={({ vars }) => {
            const tone = vars.palette[TONES[colour]].main;
            return { color: tone, bgcolor: `color-mix(in srgb, ${tone} 13%, transparent)` };
          }}
        >
          {icon}
        </Tile>
        <span>{title}</span>
      </Head>
      {isColoured && !loading ? (
        <Word sx={({ vars }) => ({ ...letters, color: vars.palette[TONES[colour]].main })}>
          {value ?? '—'}
        </Word>
      ) : (
        <Value sx={letters}>
          {loading ? <Skeleton width={88} height={36} variant="rounded" /> : (value ?? '—')}
        </Value>
      )}
      {!loading && foot}
    </Frame>
  );
}
