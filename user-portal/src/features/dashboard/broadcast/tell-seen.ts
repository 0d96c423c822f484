import { send } from '@portal/api-client';
import { markBroadcastSeen } from '@portal/contracts';

/** Counts the user as a reader of a broadcast. A failure is ignored: it must not disturb the user. */
export function tellSeen(broadcastId: string): void {
  send(markBroadcastSeen, { params: { broadcastId } }).catch((error: unknown) => {
    console.warn('The read broadcast was not counted:', error);
  });
}
