import type { NoticeLanguage, NoticeText } from '@portal/rules';
import { defineCall } from '../http/call';

/** Maximum number of a user's browsers that get notices; a new one replaces the oldest. */
export const PUSH_BROWSERS_LIMIT = 10;

/** The last message to a browser. */
export interface PushDelivery {
  /** ISO 8601 UTC. */
  at: string;
  /** Whether the push service of the browser accepted it. */
  isAccepted: boolean;
  /** Status of its answer; null: there was none. */
  status: number | null;
}

/** A browser that gets a user's notices. */
export interface PushBrowserView {
  _id: string;
  /** Browser and operating system; null when unknown. */
  device: string | null;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** Null before the first message. */
  lastDelivery: PushDelivery | null;
  /** SHA-256 of its address in hex, by which a browser finds itself. */
  endpointHash: string;
}

/** What a browser needs to get notices, and the user's browsers that get them. */
export interface PushResponse {
  /** The server's key of RFC 8292, base64url; null: this service sends none. */
  publicKey: string | null;
  /** Newest first. */
  browsers: PushBrowserView[];
}

/** Tells whether browsers can get notices, and which of the user's do. */
export const getPush = defineCall<void, PushResponse>()('GET', '/api/user/:id/push');

/** A subscription as the browser gives it (Push API). */
export interface AddPushBrowserRequest {
  /** Address of the browser's push service: https to a public host. */
  endpoint: string;
  /** Keys of the browser, base64url. */
  p256dh: string;
  auth: string;
  /** Language of the messages. */
  language: NoticeLanguage;
}

/**
 * Sends the user's notices to this browser too. A known address is replaced, also when it was another user's. Of
 * more than {@link PUSH_BROWSERS_LIMIT} the oldest is removed.
 */
export const addPushBrowser = defineCall<AddPushBrowserRequest, PushResponse>()(
  'POST',
  '/api/user/:id/push',
);

/** Sends no more notices to a browser of the user; one that is gone already changes nothing. */
export const removePushBrowser = defineCall<void, PushResponse>()(
  'DELETE',
  '/api/user/:id/push/:browserId',
);

/** Sends a message without a notice to a browser of the user, and tells how its push service answered. */
export const testPushBrowser = defineCall<void, { delivery: PushDelivery }>()(
  'POST',
  '/api/user/:id/push/:browserId/test',
);

/** Query of getNoticeText. */
export interface NoticeTextQuery {
  language: NoticeLanguage;
  /** Finished files that the message is about; 1 when absent. */
  files?: number;
}

/** What a message of the browser shows and opens. */
export interface NoticeTextResponse extends NoticeText {
  /** Path of the screen that a click opens: the one of the list, and the dashboard when there is none. */
  readonly path: string;
}

/** The words of one of the caller's notices, for a message of the browser, and the path that a click opens. */
export const getNoticeText = defineCall<void, NoticeTextResponse, NoticeTextQuery>()(
  'GET',
  '/api/notice/:noticeId',
);
