import { styled } from '@mui/material/styles';
import { Countdown } from '@portal/ui';
import { useTexts } from './texts/use-texts';

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 8px',
  color: theme.vars.palette.text.secondary,
}));

/** Countdown to the end of an offer; renders nothing for an offer without an end. */
export function OfferEnd({ expiresAt }: { expiresAt: string | null }) {
  const { buying } = useTexts();
  if (expiresAt === null) return null;
  return (
    <div>
      {/* Screen readers get the same information from the countdown. */}
      <Caption aria-hidden>{buying.ends}</Caption>
      <Countdown expiresAt={expiresAt} label={buying.ends} units={buying.units} />
    </div>
  );
}
