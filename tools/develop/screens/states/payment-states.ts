import { createOrder, getCatalogue, getOrderStatus, submitTrx } from '@portal/contracts';
import { createdAs, statusOf } from '@portal/testing/samples';
import type { Page } from '@playwright/test';
import { inOrder, press, pressNamed, waitFor } from './actions';
import { inMinutes } from './instants';
import { catalogue, openOrder } from './samples';
import type { ScreenState, ScreenStates } from './screen-state';
import { hangs, loses, refuses, says, type Reply } from './service';

const PURCHASE = /^(Purchase Plan|প্ল্যান কিনুন)/;
const BKASH = '[role=dialog] [style*="--method"]';
const inPayment = (
  ...steps: ((page: Page) => Promise<void>)[]
): Pick<ScreenState, 'path' | 'actions' | 'onlyVisible'> => ({
  path: '/plans',
  actions: inOrder(pressNamed(PURCHASE), waitFor('[role=dialog] h3'), ...steps),
  onlyVisible: true,
});
const ordered = (order = openOrder, leftMs = 1_260_000): readonly Reply[] => [
  says(createOrder, createdAs(order, leftMs)),
  says(getOrderStatus, statusOf(order, leftMs)),
];
const done = { ...openOrder, status: 'completed', trx_id: 'CFA1B2C3D4' } as const;
const ended = { ...openOrder, status: 'timed_out' } as const;

/** The steps and results of a payment. */
export const PAYMENT_STATES: ScreenStates = {
  'pay-method': { ...inPayment() },
  'pay-no-methods': {
    ...inPayment(),
    replies: [says(getCatalogue, catalogue({ paymentNumbers: [] }))],
  },
  'pay-ordering': { ...inPayment(press(BKASH)), replies: [hangs(createOrder)] },
  'pay-order-failed': { ...inPayment(press(BKASH)), replies: [loses(createOrder)] },
  'pay-too-many': {
    ...inPayment(press(BKASH)),
    replies: [refuses(createOrder, 'payments/too-many-open')],
  },
  'pay-reference': { ...inPayment(press(BKASH)), replies: ordered() },
  'pay-check-failed': {
    ...inPayment(press(BKASH)),
    replies: [...ordered(), loses(getOrderStatus)],
    ready: '[role=dialog] [role=alert]',
  },
  'pay-forgot-note': {
    ...inPayment(press(BKASH), pressNamed(/^(I forgot the note|নোট লিখতে)/)),
    replies: [...ordered(), says(submitTrx, { status: 'pending', isKnown: false })],
  },
  'pay-done': {
    ...inPayment(press(BKASH)),
    replies: [...ordered(), says(getOrderStatus, statusOf({ ...done, received_amount: 2200 }))],
    ready: '[role=dialog] h3',
  },
  'pay-mismatch': {
    ...inPayment(press(BKASH)),
    replies: [
      ...ordered(),
      says(
        getOrderStatus,
        statusOf({ ...done, status: 'failed_amount_mismatch', received_amount: 1000 }),
      ),
    ],
  },
  'pay-expired': {
    ...inPayment(press(BKASH)),
    replies: [...ordered(), says(getOrderStatus, statusOf(ended, 0))],
  },
  'pay-late': {
    ...inPayment(press(BKASH)),
    replies: [
      ...ordered(),
      says(
        getOrderStatus,
        statusOf({ ...ended, isLate: true, received_amount: 2200, receivedAt: inMinutes(0) }, 0),
      ),
    ],
  },
  receipt: {
    path: '/account#payments',
    actions: pressNamed(/^(Receipt|রসিদ)/),
    ready: '[role=dialog]',
    onlyVisible: true,
  },
};
