import type { PlanStatus } from '@portal/rules';
import { StatusPill, type StatusTone } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const TONES = {
  Active: 'success',
  'Expiring Soon': 'warning',
  Expired: 'error',
} as const satisfies Record<PlanStatus, StatusTone>;

interface StatusBadgeProps {
  readonly status: PlanStatus;
  /** Without a colour, for an account that never had a plan. */
  readonly isNeutral?: boolean;
}

/** The name of a plan status in its colour. */
export function StatusBadge({ status, isNeutral = false }: StatusBadgeProps) {
  const { plan } = useTexts();
  return <StatusPill tone={isNeutral ? 'quiet' : TONES[status]}>{plan.status[status]}</StatusPill>;
}
