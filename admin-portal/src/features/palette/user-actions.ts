import type { AdminUserView } from '@portal/contracts';
import type { AdminPermission } from '@portal/rules';
import type { LucideIcon } from 'lucide-react';
import CalendarMinus from 'lucide-react/icons/calendar-minus';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CreditCard from 'lucide-react/icons/credit-card';
import Eye from 'lucide-react/icons/eye';
import Gift from 'lucide-react/icons/gift';
import Package from 'lucide-react/icons/package';
import ScrollText from 'lucide-react/icons/scroll-text';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import Video from 'lucide-react/icons/video';
import { paths } from '../../paths';
import { calledName } from '../../shared/users/user-text';
import type { Command } from './command';
import { texts } from './texts';

interface UserAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: string;
  /** The permission that a role needs, when `read` is not enough. */
  readonly needs?: AdminPermission;
}

/** What can be done with a user, as commands. Those that change something open their dialog first. */
export function userActions(
  user: AdminUserView,
  may: (permission: AdminPermission) => boolean,
  go: (to: string) => () => void,
): Command[] {
  return actionsOn(user)
    .filter(({ needs }) => needs === undefined || may(needs))
    .map(({ id, label, icon, to }) => ({ id, label, icon, run: go(to) }));
}

function actionsOn(user: AdminUserView): readonly UserAction[] {
  const { userId } = user;
  const { user: labels } = texts;
  const who = calledName(user);
  const by = (action: string): string => paths.manageBy(userId, action);
  const freeze = user.isFrozen
    ? { label: labels.unfreeze(who), icon: Sun }
    : { label: labels.freeze(who), icon: Snowflake };
  return [
    {
      ...{ id: 'add-days', label: labels.addDays(who), icon: CalendarPlus },
      ...{ to: by('add-days'), needs: 'plans' },
    },
    {
      ...{ id: 'add-videos', label: labels.addVideos(who), icon: Video },
      ...{ to: by('add-videos'), needs: 'plans' },
    },
    {
      ...{ id: 'add-package', label: labels.addPackage(who), icon: Package },
      ...{ to: by('add-package'), needs: 'plans' },
    },
    {
      ...{ id: 'cut-days', label: labels.cutDays(who), icon: CalendarMinus },
      ...{ to: by('cut-days'), needs: 'plans' },
    },
    { id: 'freeze', ...freeze, to: by('freeze'), needs: 'accounts' },
    {
      ...{ id: 'message', label: labels.message(who), icon: Gift },
      ...{ to: paths.sendOfferTo(userId), needs: 'money' },
    },
    {
      ...{ id: 'user-payments', label: labels.payments(who), icon: CreditCard },
      to: paths.paymentsOf(userId),
    },
    {
      ...{ id: 'user-audit', label: labels.audit(who), icon: ScrollText },
      ...{ to: paths.auditAbout(userId), needs: 'audit' },
    },
    {
      ...{ id: 'view-user', label: texts.viewUser(String(userId)), icon: Eye },
      to: paths.user(userId),
    },
  ];
}
