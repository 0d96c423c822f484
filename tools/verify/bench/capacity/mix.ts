import { BENCH_BOT_KEY } from '../lists/system';
import { userIdOf } from '../../../develop/seed/large/people';
import type { Ask } from './load';

/**
 * A hundred requests: dashboards that are opened and polled, lists that are paged, and reports of the bot.
 * One in ten writes.
 */
const SHARES: readonly (readonly [share: number, name: string, path: (id: number) => string])[] = [
  [35, 'tasks, polled', (id) => `/api/user/${id}/tasks`],
  [20, 'the user', (id) => `/api/user/${id}`],
  [10, 'numbers', (id) => `/api/user/${id}/stats`],
  [10, 'numbers per service', (id) => `/api/user/${id}/ott-stats`],
  [10, 'history, a page', (id) => `/api/user/${id}/history/all?page=1&limit=20`],
  [5, 'administrator: user list', () => '/api/admin/users?page=1&limit=50'],
];

/** The mix as text, for the report. */
export const MIX_WORDS = `${SHARES.map(([share, name]) => `${share} % ${name}`).join(', ')}, 10 % reports of the bot`;

/** The nth request. The shares are exact over a hundred requests. Users are in no order. */
export function mixOf(cookie: string, users: number): (turn: number) => Ask {
  return (turn): Ask => {
    const id = userIdOf((turn * 7_919) % users);
    // 37 and 100 have no common divisor, so the kinds alternate.
    let place = (turn * 37) % 100;
    for (const [share, , path] of SHARES) {
      if (place < share) return { method: 'GET', path: path(id), headers: { cookie } };
      place -= share;
    }
    const report = {
      ...{ user_id: id, file_name: `Film ${turn}.mkv`, ott_service: 'netflix', quality: '720p' },
      ...{ status: 'in_progress', progress: turn % 100 },
    };
    return {
      ...{
        method: 'PUT',
        path: `/api/bot/tasks/bench-${turn % 5_000}`,
        body: JSON.stringify(report),
      },
      headers: { authorization: `Bearer ${BENCH_BOT_KEY}`, 'content-type': 'application/json' },
    };
  };
}
