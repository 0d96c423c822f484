import { NoticeBellButton } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { staffNoticeKinds } from '@portal/rules';
import { lazyDialog } from '@portal/ui';
import { Suspense, useCallback, useState } from 'react';
import { useRole } from '../access/use-may';
import { unreadQuery } from './notices-query';
import { texts } from './texts';

const Notices = lazyDialog(async () => (await import('./notices-dialog')).NoticesDialog);

/** The bell of the header with the number of unread notices; opens their list. Roles without notices have none. */
export function NoticeBell() {
  const role = useRole();
  const hasNotices = role !== null && staffNoticeKinds(role).length > 0;
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: hasNotices });
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!hasNotices) return null;
  return (
    <>
      <NoticeBellButton unread={unread} label={texts.bell} onOpen={() => setOpen(true)} />
      <Suspense fallback={null}>{isOpen && <Notices onClose={close} />}</Suspense>
    </>
  );
}
