import { NoticesSheet } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import type { Closable } from '@portal/ui';
import { NoticesPage } from './notices-page';
import { unreadQuery } from './notices-query';
import { texts } from './texts';
import { useMarkRead } from './use-mark-read';

/** The notices that the administrator's role reads, newest first. Loaded when it is first opened. */
export function NoticesDialog({ onClose }: Closable) {
  const { data: unread = 0 } = useQuery(unreadQuery);
  const { mark, busy } = useMarkRead();
  return (
    <NoticesSheet
      texts={texts}
      mayMark={unread > 0 && !busy}
      onMarkAll={() => mark(null)}
      page={(place) => <NoticesPage key={place.before} place={place} onLeave={onClose} />}
      onClose={onClose}
    />
  );
}
