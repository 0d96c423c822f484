import { styled } from '@mui/material/styles';
import { MinuteClock, useCountdown } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  padding: '4px 12px',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.action.selected,
}));

interface TimeToPayProps {
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
  /** How far the server's clock is ahead of this device's, in ms; null until it is known. */
  readonly clockOffsetMs: number | null;
}

/** The time left to pay an order. It alone is rendered each second. */
export function TimeToPay({ expiresAt, clockOffsetMs }: TimeToPayProps) {
  const { payment } = useTexts();
  const left = useCountdown(expiresAt, clockOffsetMs);
  return (
    <Time>
      <MinuteClock left={left} label={payment.timeLeft} />
    </Time>
  );
}
