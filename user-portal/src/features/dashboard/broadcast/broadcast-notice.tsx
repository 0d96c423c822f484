import { useQuery } from '@portal/query';
import { lazyDialog } from '@portal/ui';
import { useCallback, useState } from 'react';
import { useIsPaying } from '../../../shared/sales/use-is-paying';
import { broadcastQuery } from './broadcast-query';
import { readLastSeen, writeLastSeen } from './last-seen';
import { tellSeen } from './tell-seen';

const BroadcastDialog = lazyDialog(
  async () => (await import('./broadcast-dialog')).BroadcastDialog,
);

/** Shows each new broadcast once per browser session; one that comes during a payment waits for its end. */
export function BroadcastNotice() {
  const { data: message } = useQuery(broadcastQuery);
  const [lastSeen, setLastSeen] = useState(readLastSeen);
  const isPaying = useIsPaying();
  const id = message?._id;
  // The page does not show this broadcast again. If the dialog could not be loaded, it shows the next
  // broadcast.
  const close = useCallback(() => id !== undefined && setLastSeen(id), [id]);
  const acknowledge = useCallback(() => {
    if (id === undefined) return;
    writeLastSeen(id);
    tellSeen(id);
  }, [id]);
  if (!message || message._id === lastSeen || isPaying) return null;
  return <BroadcastDialog text={message.text} onAcknowledge={acknowledge} onClose={close} />;
}
