import { defineCall } from '../http/call';

/** One finished download. */
export interface HistoryItem {
  _id: string;
  file_name: string;
  /** ISO 8601 UTC. */
  download_date: string;
  /** Name of the streaming service as the bot reported it. */
  ott_service: string;
}

/** Downloads, newest first. */
export interface HistoryResponse {
  history: HistoryItem[];
}

/** Downloads of one user from one service; the case of its name is ignored. */
export const getServiceHistory = defineCall<void, HistoryResponse>()(
  'GET',
  '/api/user/:id/history/:ott',
);

/** All downloads of one user. */
export const getFullHistory = defineCall<void, HistoryResponse>()(
  'GET',
  '/api/user/:id/history/all',
);
