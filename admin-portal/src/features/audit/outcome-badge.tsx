import { styled } from '@mui/material/styles';
import type { AuditOutcome } from '@portal/contracts';
import { texts } from './texts';

const Badge = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '&[data-outcome="refused"]': { fontWeight: 550, color: theme.vars.palette.error.main },
}));

/** How an action ended; a refusal stands out. A service of before outcomes reported only what was done. */
export function OutcomeBadge({ outcome = 'done' }: { outcome?: AuditOutcome | undefined }) {
  return <Badge data-outcome={outcome}>{texts.outcomes[outcome]}</Badge>;
}
