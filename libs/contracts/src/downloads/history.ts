import { defineCall } from '../http/call';

/** One finished download. */
export interface HistoryItem {
  _id: string;
  file_name: string;
  /** ISO 8601 UTC. */
  download_date: string;
  /** Name of the streaming service as the bot reported it. */
  ott_service: string;
  /** Address of the file in Telegram or G-Drive; absent when the bot did not say it. */
  delivery_link?: string;
}

/** Downloads, newest first. */
export interface HistoryResponse {
  history: HistoryItem[];
}

/**
 * Lists a user's finished downloads from one streaming service, newest first. The case of the service's name
 * is ignored.
 */
export const getServiceHistory = defineCall<void, HistoryResponse>()(
  'GET',
  '/api/user/:id/history/:ott',
);

/** Lists all finished downloads of a user, newest first. */
export const getFullHistory = defineCall<void, HistoryResponse>()(
  'GET',
  '/api/user/:id/history/all',
);
