import type { Attack } from './attack';
import { firstInstance, newAddress, subscriber } from './sign-in';
import { countAnswers, statusOf, Visitor } from './visitor';

/** F10: calls without a rate limit. */
export const RATE_ATTACKS: readonly Attack[] = [
  {
    finding: 'F10',
    what: '11 create-orders in a second',
    before: '11 x 200, 10 orders open',
    async run(target) {
      const { userId, visitor } = await subscriber(target, 6);
      const catalogue = await visitor.get('/api/catalogue');
      const plans = (catalogue.body?.['plans'] ?? []) as readonly { readonly id: string }[];
      const answers = await Promise.all(
        Array.from({ length: 11 }, (_, number) =>
          visitor.post('/api/payment/create-order', {
            userId,
            planId: plans[number % plans.length]?.id,
          }),
        ),
      );
      const made = answers.filter(({ status }) => status === 200);
      const codes = new Set(made.map(({ body }) => body?.['referenceCode']));
      const limited = answers.filter(({ status }) => status === 429);
      const hasRetryAfter = limited.every(({ headers }) => Number(headers.get('retry-after')) > 0);
      return {
        answer: `${countAnswers(answers)}; ${codes.size} orders open`,
        holds: made.length <= 5 && codes.size <= 3 && limited.length > 0 && hasRetryAfter,
      };
    },
  },
  {
    finding: 'F10',
    what: '400 reads of one subscriber, then one of another',
    before: '400 x 200',
    async run(target) {
      const { userId, visitor } = await subscriber(target, 7);
      const answers = [];
      for (let round = 0; round < 20; round += 1) {
        const some = Array.from({ length: 20 }, () => visitor.get(`/api/user/${userId}`));
        answers.push(...(await Promise.all(some)));
      }
      const other = await subscriber(target, 8);
      const free = await other.visitor.get(`/api/user/${other.userId}`);
      return {
        answer: `${countAnswers(answers)}; the other ${statusOf(free)}`,
        holds: answers.some(({ status }) => status === 429) && free.status === 200,
      };
    },
  },
  {
    finding: 'F10',
    what: '1,500 public reads from one /64, then one from another',
    before: '1,500 x 200',
    async run(target) {
      const answers = [];
      for (let round = 0; round < 50; round += 1) {
        const some = Array.from({ length: 30 }, (_, number) =>
          new Visitor(
            firstInstance(target),
            `2001:db8:aa:1::${(round * 30 + number).toString(16)}`,
          ).get('/api/catalogue'),
        );
        answers.push(...(await Promise.all(some)));
      }
      const free = await new Visitor(firstInstance(target), newAddress()).get('/api/catalogue');
      return {
        answer: `${countAnswers(answers)}; another address ${statusOf(free)}`,
        holds: answers.some(({ status }) => status === 429) && free.status === 200,
      };
    },
  },
];
