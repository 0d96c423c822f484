import { NoticeBellButton } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { lazyDialog } from '@portal/ui';
import { Suspense, useCallback, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { unreadQuery } from './unread-query';

const Notices = lazyDialog(async () => (await import('./notices-dialog')).NoticesDialog);

/** The bell of the header with the number of unread notices; opens their list. */
export function NoticeBell({ userId }: { userId: number }) {
  const { header } = useTexts();
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <NoticeBellButton unread={unread} label={header.notices} onOpen={() => setOpen(true)} />
      {/* Texts of errors come in another file; the page must not wait for it. */}
      <Suspense fallback={null}>{isOpen && <Notices userId={userId} onClose={close} />}</Suspense>
    </>
  );
}
