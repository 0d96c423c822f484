import { styled } from '@mui/material/styles';
import { useSession } from '@portal/session';
import { useFormats } from '@portal/ui';
import { useTexts } from './texts/use-texts';

const Line = styled('p')(({ theme }) => ({
  margin: '-12px 0 20px',
  color: theme.vars.palette.text.secondary,
}));

/** The signed-in user's plan in a sentence, and what a purchase does to it; nothing for a visitor. */
export function YourPlan() {
  const { buying } = useTexts();
  const { date } = useFormats();
  const { user } = useSession();
  if (!user) return null;
  const { expiryDate, isExpired } = user;
  if (expiryDate === null) return <Line>{buying.planNone}</Line>;
  return <Line>{(isExpired ? buying.planEnded : buying.planRuns)(date(expiryDate))}</Line>;
}
