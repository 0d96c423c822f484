import type { Attack } from './attack';
import { subscriber } from './sign-in';
import { statusOf } from './visitor';

const WEAK = [
  '654321',
  '121212',
  '777777',
  '999999',
  'abcdef',
  'zzzzzz',
  'aaaaaa',
  'admin123',
  'aa123456',
  'dhaka123',
  'bkash123',
  '      ',
];

/** F4: the most common passwords. */
export const PASSWORD_ATTACKS: readonly Attack[] = [
  {
    finding: 'F4',
    what: `set-password with ${WEAK.length} of the commonest passwords, then with a good one`,
    before: '12 x 200',
    async run(target) {
      const { userId, visitor } = await subscriber(target, 2);
      const results: string[] = [];
      for (const password of WEAK) {
        const answer = await visitor.post('/api/user/set-password', { userId, password });
        if (answer.status === 200) results.push(password);
      }
      const good = await visitor.post('/api/user/set-password', {
        userId,
        password: 'kq7Rw2mZpx',
      });
      return {
        answer: `${results.length} accepted${results.length > 0 ? ` (${results.join(' ')})` : ''}; good one ${statusOf(good)}`,
        holds: results.length === 0 && good.status === 200,
      };
    },
  },
];
