import type { TimeLeft } from '@portal/rules';
import { styled } from '@mui/material/styles';
import { useFormats } from '../format/use-formats';
import { tabularNumbers } from '../theme/typography';

const UNKNOWN = '--:--';

const Numbers = styled('span')({ ...tabularNumbers, fontWeight: 600 });

/** Props of MinuteClock. */
export interface MinuteClockProps {
  /** Null until it is known. */
  readonly left: TimeLeft | null;
  /** Accessible name: 'Time left'. */
  readonly label: string;
}

/** The time left as mm:ss, and 00:00 at the end. Screen readers read it on request, not each second. */
export function MinuteClock({ left, label }: MinuteClockProps) {
  const { padded } = useFormats();
  const minutes = left ? (left.days * 24 + left.hours) * 60 + left.minutes : 0;
  return (
    <Numbers role="timer" aria-label={label}>
      {left ? `${padded(minutes)}:${padded(left.seconds)}` : UNKNOWN}
    </Numbers>
  );
}
