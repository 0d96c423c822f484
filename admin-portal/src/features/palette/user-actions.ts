import type { AdminUserView } from '@portal/contracts';
import type { AdminPermission } from '@portal/rules';
import { CalendarPlus, CreditCard, Eye, Package, ScrollText, Video } from 'lucide-react';
import { paths } from '../../paths';
import { calledName } from '../../shared/users/user-text';
import type { Command } from './command';
import { texts } from './texts';

/** What can be done with a user, as commands. Those that change something open their dialog first. */
export function userActions(
  user: AdminUserView,
  may: (permission: AdminPermission) => boolean,
  go: (to: string) => () => void,
): Command[] {
  const { userId } = user;
  const who = calledName(user);
  const { user: userTexts } = texts;
  const changes = [
    { id: 'add-days', label: userTexts.addDays(who), icon: CalendarPlus },
    { id: 'add-videos', label: userTexts.addVideos(who), icon: Video },
    { id: 'add-package', label: userTexts.addPackage(who), icon: Package },
  ].map((action) => ({ ...action, run: go(paths.manageBy(userId, action.id)) }));
  return [
    ...(may('plans') ? changes : []),
    {
      id: 'user-payments',
      label: userTexts.payments(who),
      icon: CreditCard,
      run: go(paths.paymentsOf(userId)),
    },
    ...(may('audit')
      ? [
          {
            id: 'user-audit',
            label: userTexts.audit(who),
            icon: ScrollText,
            run: go(paths.auditAbout(userId)),
          },
        ]
      : []),
    {
      id: 'view-user',
      label: texts.viewUser(String(userId)),
      icon: Eye,
      run: go(paths.user(userId)),
    },
  ];
}
