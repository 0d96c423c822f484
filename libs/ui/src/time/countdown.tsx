import { styled } from '@mui/material/styles';
import { useFormats } from '../format/use-formats';
import { tabularNumbers } from '../theme/typography';
import { useCountdown } from './use-countdown';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const Row = styled('div')({ display: 'flex', gap: 8 });

const Unit = styled('div')(({ theme }) => ({
  minWidth: 56,
  padding: '8px 4px',
  borderRadius: 10,
  textAlign: 'center',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
  '& b': { ...tabularNumbers, display: 'block', fontSize: '1.25rem', lineHeight: 1.3 },
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    lineHeight: 1.4,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Props of Countdown. */
export interface CountdownProps {
  /** ISO 8601. Null or an invalid date shows nothing. */
  readonly expiresAt: string | null;
  /** Accessible name: 'Offer ends in'. */
  readonly label: string;
  /** Unit names below the numbers. */
  readonly units: Readonly<Record<(typeof UNITS)[number], string>>;
}

/**
 * A ticking countdown in days, hours, minutes and seconds. Screen readers read it on request, not each
 * second.
 */
export function Countdown({ expiresAt, label, units }: CountdownProps) {
  const formats = useFormats();
  const left = useCountdown(expiresAt);
  if (!left) return null;
  return (
    <Row role="timer" aria-label={label}>
      {UNITS.map((unit) => (
        <Unit key={unit}>
          <b>{formats.padded(left[unit])}</b>
          <small>{units[unit]}</small>
        </Unit>
      ))}
    </Row>
  );
}
