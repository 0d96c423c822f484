import type { Attack } from './attack';
import { administrator, subscriber } from './sign-in';
import { statusOf } from './visitor';

const CODE = /\b[A-HJ-NP-Z2-9]{16}\b/g;

/** F2: a role that may not grant anything reads codes that grant. */
export const BEARER_ATTACKS: readonly Attack[] = (['viewer', 'support'] as const).map((role) => ({
  finding: 'F2',
  what: `a ${role} lists and searches the unused redeem codes, a subscriber redeems what it saw`,
  before: 'codes in clear; 200, granted',
  async run(target) {
    const finance = await administrator(target, 'finance');
    const made = await finance.post('/api/admin/redeem-codes', { count: 3, days: 30, videos: 100 });
    const codes = made.text.match(CODE) ?? [];
    const reader = await administrator(target, role);
    const [first = ''] = codes;
    const lists = await Promise.all([
      reader.get('/api/admin/redeem-codes?filter=available'),
      reader.get('/api/admin/redeem-codes'),
      reader.get(`/api/admin/redeem-codes?search=${first.slice(0, 8)}&page=1`),
    ]);
    const seen = codes.filter((code) => lists.some(({ text }) => text.includes(code)));
    const masked = lists[0]?.text.includes(first.slice(-4)) === true;
    const { visitor } = await subscriber(target, 1);
    const given = /"redeem_code":"([^"]+)"/.exec(lists[0]?.text ?? '')?.[1] ?? '';
    const redeemed = await visitor.post('/api/user/redeem', { code: given });
    return {
      answer: `${codes.length} made, ${seen.length} seen whole, ends ${masked ? 'shown' : 'missing'}; redeeming what was seen: ${statusOf(redeemed)}`,
      holds: codes.length === 3 && seen.length === 0 && masked && redeemed.status !== 200,
    };
  },
}));
