import type { StaffNoticeKind } from '@portal/rules';
import { paths } from '../../paths';

/** The screen on which an administrator can do something about a notice. */
export const NOTICE_TARGETS: Readonly<Record<StaffNoticeKind, string>> = {
  money_waiting: paths.tab('payment-inbox'),
  relay_silent: paths.tab('system-status'),
  backup_old: paths.tab('system-status'),
  tasks_failing: paths.tab('live-queue'),
};
