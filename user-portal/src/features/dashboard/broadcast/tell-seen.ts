import { send } from '@portal/api-client';
import { markBroadcastSeen } from '@portal/contracts';

/** Tells the administrators that one more has read it; a lost word about it disturbs nobody. */
export function tellSeen(broadcastId: string): void {
  send(markBroadcastSeen, { params: { broadcastId } }).catch((error: unknown) => {
    console.warn('The read broadcast was not counted:', error);
  });
}
