import { styled } from '@mui/material/styles';
import type { AuditOutcome } from '@portal/contracts';
import { texts } from './texts';

const Badge = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '&[data-outcome="refused"]': { fontWeight: 550, color: theme.vars.palette.error.main },
}));

/**
 * The outcome of an action. Refused actions are highlighted. Older versions of the service send no
 * outcome and recorded only actions that were done.
 */
export function OutcomeBadge({ outcome = 'done' }: { outcome?: AuditOutcome | undefined }) {
  return <Badge data-outcome={outcome}>{texts.outcomes[outcome]}</Badge>;
}
