import { defineCall } from '../http/call';

/** A message of the administrators to all subscribers. */
export interface BroadcastMessage {
  _id: string;
  /** Plain text; screens make its http(s) links clickable. */
  text: string;
}

/** The newest broadcast that is due; null when there is none. */
export const getBroadcastMessage = defineCall<void, { message: BroadcastMessage | null }>()(
  'GET',
  '/api/user/broadcast-message',
);
