import {
  getBroadcastMessage,
  getUserOffer,
  getUserOttStats,
  getUserPayments,
  getUserStats,
  streamUserTasks,
} from '@portal/contracts';
import { answer, type Answer, stream } from '@portal/screen-testing';

/** A service with one download of the user, and without offer, task, payment or broadcast. */
export function dashboardService(): Answer[] {
  return [
    answer(getUserStats, {
      stats: {
        ...{ todayDownloads: 1, totalDownloads: 2 },
        recentDownloads: [
          {
            ...{ _id: '1', file_name: 'Eleven.Rivers.2031.mkv', ott_service: 'netflix' },
            download_date: '2031-03-01T12:00:00.000Z',
          },
        ],
      },
    }),
    answer(getUserOttStats, { stats: [{ name: 'netflix', value: 1 }] }),
    answer(getUserOffer, { offer: null }),
    answer(getUserPayments, { payments: [] }),
    stream(streamUserTasks, { tasks: [] }).answer,
    answer(getBroadcastMessage, { message: null }),
  ];
}
