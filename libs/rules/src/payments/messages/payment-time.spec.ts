import { paymentTime } from './payment-time';

const sentAt = new Date('2026-11-21T04:15:00Z');
const after = (ms: number) => new Date(sentAt.getTime() + ms);

it.each([1, 0])('the operator’s time counts when the message came %i ms after it', (ms) => {
  expect(paymentTime(sentAt, after(ms))).toEqual(sentAt);
});

it('the arrival of the message counts when the operator’s time lies after it', () => {
  expect(paymentTime(sentAt, after(-1))).toEqual(after(-1));
});
