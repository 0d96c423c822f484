import type { Attack, Target } from './attack';
import { report } from './relay';
import { subscriber } from './sign-in';
import { statusOf, type Visitor } from './visitor';

const SENDER = '01711114321';

async function order(visitor: Visitor, userId: number): Promise<{ code: string; amount: number }> {
  const answer = await visitor.post('/api/payment/create-order', {
    userId,
    planId: 'combo_1d',
    method: 'bkash',
  });
  const { referenceCode: code, amount } = answer.body ?? {};
  if (typeof code !== 'string' || typeof amount !== 'number') {
    throw new Error(`No order: ${statusOf(answer)} ${answer.text.slice(0, 300)}`);
  }
  return { code, amount };
}

const money = (trxId: string, amount: number) => ({
  method: 'bkash',
  trxId,
  amount,
  sender: SENDER,
  receivedAt: new Date().toISOString(),
});

async function takeMoney(target: Target) {
  const thief = await subscriber(target, 3);
  const payer = await subscriber(target, 4);
  const stolen = await order(thief.visitor, thief.userId);
  const own = await order(payer.visitor, payer.userId);
  const trxId = 'ATTACK0001';
  const reported = await report(target, { ...money(trxId, own.amount), reference: null });
  const type = (visitor: Visitor, referenceCode: string, more: object) =>
    visitor.post('/api/payment/submit-trx', { referenceCode, ...more });
  const shown = (answer: { readonly body: Readonly<Record<string, unknown>> | null }) =>
    JSON.stringify([answer.body?.['status'], answer.body?.['isKnown'], answer.body?.['code']]);
  const unknown = await type(thief.visitor, stolen.code, { trxId: 'ATTACK9999' });
  const without = await type(thief.visitor, stolen.code, { trxId });
  const wrong = await type(thief.visitor, stolen.code, { trxId, senderDigits: '0000' });
  const right = await type(payer.visitor, own.code, { trxId, senderDigits: SENDER.slice(-4) });
  const same = shown(unknown) === shown(without) && shown(unknown) === shown(wrong);
  const answer = `report ${statusOf(reported)}; thief: unknown id ${shown(unknown)}, without digits ${shown(without)}, wrong digits ${shown(wrong)}; payer: ${shown(right)}`;
  return { answer, holds: same && right.body?.['status'] === 'completed' };
}

/** F5 and F11: a claim of another payer's money, and a report of money from long ago. */
export const MONEY_ATTACKS: readonly Attack[] = [
  {
    finding: 'F5',
    what: "typing another payer's transaction id, without and with wrong digits; then the payer with right ones",
    before: '200 completed; the thief has the plan',
    run: takeMoney,
  },
  {
    finding: 'F11',
    what: 'a signed report with the right note, received in 2001',
    before: 'completed, plan granted',
    async run(target) {
      const { userId, visitor } = await subscriber(target, 5);
      const { code, amount } = await order(visitor, userId);
      const answer = await report(target, {
        ...money('ATTACK2001', amount),
        reference: code,
        receivedAt: '2001-01-01T00:00:00Z',
      });
      const status = await visitor.get(`/api/payment/order-status/${code}`);
      const holds = answer.status === 200 && status.body?.['status'] !== 'completed';
      return {
        answer: `${String(answer.body?.['outcome'])}; order ${String(status.body?.['status'])}`,
        holds,
      };
    },
  },
];
