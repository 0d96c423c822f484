import { defineCall } from '../http/call';

/** A message of the administrators to subscribers. */
export interface BroadcastMessage {
  _id: string;
  /** Plain text; screens make the http(s) links in it clickable. */
  text: string;
}

/** Reads the newest broadcast that is due for the signed-in subscriber. The message is null without one. */
export const getBroadcastMessage = defineCall<void, { message: BroadcastMessage | null }>()(
  'GET',
  '/api/user/broadcast-message',
);
