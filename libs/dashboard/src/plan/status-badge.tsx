import { styled } from '@mui/material/styles';
import type { PlanStatus } from '@portal/rules';
import { useTexts } from '../texts/use-texts';

/** Colours of each plan status. */
const STATUS_TONES = {
  Active: 'success',
  'Expiring Soon': 'warning',
  Expired: 'error',
} as const satisfies Record<PlanStatus, 'success' | 'warning' | 'error'>;

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'status' })<{
  status: PlanStatus;
}>(({ theme, status }) => {
  const tone = theme.vars.palette[STATUS_TONES[status]].main;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '3px 10px 3px 8px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 550,
    lineHeight: 1.4,
    color: tone,
    backgroundColor: `color-mix(in srgb, ${tone} 11%, transparent)`,
    '&::before': {
      content: '""',
      width: 6,
      height: 6,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
    },
  };
});

/** The name of a plan status in its colour. */
export function StatusBadge({ status }: { status: PlanStatus }) {
  const { plan } = useTexts();
  return <Badge status={status}>{plan.status[status]}</Badge>;
}
