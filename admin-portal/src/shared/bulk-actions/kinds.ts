import { BULK_ACTION_KINDS, type BulkActionKind } from '@portal/contracts';
import type { AdminPermission } from '@portal/rules';
import type { LucideIcon } from 'lucide-react';
import CalendarMinus from 'lucide-react/icons/calendar-minus';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Equal from 'lucide-react/icons/equal';
import Gift from 'lucide-react/icons/gift';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import { useMay } from '../access/use-may';

/** Icon of each kind of bulk action. */
export const KIND_ICONS = {
  add: CalendarPlus,
  cut: CalendarMinus,
  set: Equal,
  freeze: Snowflake,
  unfreeze: Sun,
  offer: Gift,
} as const satisfies Record<BulkActionKind, LucideIcon>;

/** The permission needed in addition to `bulk`: the same as for the action on one user. */
const NEEDS = {
  add: 'plans',
  cut: 'plans',
  set: 'plans',
  freeze: 'accounts',
  unfreeze: 'accounts',
  offer: 'money',
} as const satisfies Record<BulkActionKind, AdminPermission>;

/** The kinds that the signed-in administrator may use. */
export function useAllowedKinds(): readonly BulkActionKind[] {
  const may = { plans: useMay('plans'), accounts: useMay('accounts'), money: useMay('money') };
  return BULK_ACTION_KINDS.filter((kind) => may[NEEDS[kind]]);
}
