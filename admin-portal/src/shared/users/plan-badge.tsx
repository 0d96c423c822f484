import type { UserView } from '@portal/contracts';
import { StatusBadge } from '@portal/dashboard';
import { planStatus } from '@portal/rules';
import { StatusPill } from '@portal/ui';
import { texts } from './texts';

/** The status of a user's plan; 'No plan' for a user who never had one, which is no expired plan. */
export function PlanBadge({ user }: { user: UserView }) {
  if (user.start === null) return <StatusPill tone="quiet">{texts.noPlan}</StatusPill>;
  return <StatusBadge status={planStatus(user)} />;
}
