import { useQuery } from '@portal/query';
import { lazyDialog } from '@portal/ui';
import { useCallback, useState } from 'react';
import { broadcastQuery } from './broadcast-query';
import { readLastSeen, writeLastSeen } from './last-seen';
import { tellSeen } from './tell-seen';

const BroadcastDialog = lazyDialog(
  async () => (await import('./broadcast-dialog')).BroadcastDialog,
);

/** Shows each new broadcast once per browser session. */
export function BroadcastNotice() {
  const { data: message } = useQuery(broadcastQuery);
  const [lastSeen, setLastSeen] = useState(readLastSeen);
  const id = message?._id;
  // Not shown again on this page; a dialog that could not be loaded comes with the next one.
  const close = useCallback(() => id !== undefined && setLastSeen(id), [id]);
  const acknowledge = useCallback(() => {
    if (id === undefined) return;
    writeLastSeen(id);
    tellSeen(id);
  }, [id]);
  if (!message || message._id === lastSeen) return null;
  return <BroadcastDialog text={message.text} onAcknowledge={acknowledge} onClose={close} />;
}
