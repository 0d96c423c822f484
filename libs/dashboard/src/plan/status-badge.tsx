import type { PlanStatus } from '@portal/rules';
import { StatusPill, type StatusTone } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const TONES = {
  Active: 'success',
  'Expiring Soon': 'warning',
  Expired: 'error',
} as const satisfies Record<PlanStatus, StatusTone>;

/** The name of a plan status in its colour. */
export function StatusBadge({ status }: { status: PlanStatus }) {
  const { plan } = useTexts();
  return <StatusPill tone={TONES[status]}>{plan.status[status]}</StatusPill>;
}
