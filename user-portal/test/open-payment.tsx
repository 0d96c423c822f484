import {
  type BrandView,
  type CatalogueResponse,
  createOrder,
  getCatalogue,
  getOrderStatus,
  type UserPaymentView,
} from '@portal/contracts';
import {
  answer,
  hold,
  sampleCatalogue,
  sampleUser,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { createdAs, sampleOpenPayment, statusOf } from '@portal/testing/samples';
import { useState } from 'react';
import { PaymentDialog } from '../src/shared/sales/payment-dialog';
import type { PaymentStart } from '../src/shared/sales/payment-start';
import type { Purchase } from '../src/shared/sales/purchase';
import { openPage } from './open-page';

/** The plan that the payment dialog of a test is about. */
export const PURCHASE: Purchase = {
  planId: 'plan_standard_bdt_30d',
  planName: 'Standard Plan - 30 Days',
  duration: null,
  days: 30,
  videos: 999_999,
  activates: ['drm'],
  priceBdt: 1500,
  priceInr: 999,
  offerCode: null,
};

/** The open order of that plan. */
export const ORDER = sampleOpenPayment({
  planId: PURCHASE.planId,
  planName: PURCHASE.planName,
  amount: PURCHASE.priceBdt,
});

/** The answer of a service that takes money by bKash and Nagad. */
export const payingCatalogue = (brand: Partial<BrandView> = {}): CatalogueResponse => ({
  ...sampleCatalogue(brand),
  paymentNumbers: [
    { method: 'bkash', number: '01700000000', kind: 'personal' },
    { method: 'nagad', number: '01800000000', kind: 'merchant' },
  ],
});

function Payment({ start }: { start: PaymentStart }) {
  const [isOpen, setIsOpen] = useState(true);
  return <main>{isOpen && <PaymentDialog start={start} onClose={() => setIsOpen(false)} />}</main>;
}

interface PaymentOptions extends ScreenOptions {
  readonly purchase?: Purchase;
  /** The order that is resumed. Default: none, a plan is bought. */
  readonly resumed?: UserPaymentView;
  readonly catalogue?: CatalogueResponse;
}

/** Opens the payment of a plan whose catalogue does not come before it is released. Every order is ORDER. */
export async function openHeldPayment({
  purchase = PURCHASE,
  resumed,
  catalogue = payingCatalogue(),
  answers = [],
  ...options
}: PaymentOptions = {}) {
  const held = hold(getCatalogue, catalogue);
  const start: PaymentStart = resumed
    ? { kind: 'resume', payment: resumed }
    : { kind: 'new', purchase };
  const screen = await openPage(<Payment start={start} />, {
    path: '/plans',
    session: { user: sampleUser() },
    answers: [
      held.answer,
      answer(createOrder, createdAs(ORDER)),
      answer(getOrderStatus, statusOf(ORDER)),
      ...answers,
    ],
    ...options,
  });
  const dialog = await screen.findByRole('dialog');
  await held.asked;
  return { ...screen, ...paymentIn(dialog, screen.user), release: held.release };
}

/** Opens the payment of a plan, whose methods can be chosen. */
export async function openPayment(options: PaymentOptions = {}) {
  const { release, ...payment } = await openHeldPayment(options);
  await release();
  return payment;
}

/** What a payer does with mouse and keyboard. */
interface Payer {
  click(element: Element): Promise<void>;
  paste(text: string): Promise<void>;
}

/** The payment dialog, and what a payer does in it. */
export function paymentIn(dialog: HTMLElement, user: Payer) {
  const queries = within(dialog);
  /** Waits for a step. Its heading takes the focus. */
  const step = (name: string) =>
    waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  /** The card of a method, by the beginning of its name. */
  const method = (name: string) => queries.getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    dialog: Object.assign(queries, { element: dialog }),
    step,
    method,
    /** The alert that says something; the alert of a form without an error is empty. */
    alert: () => queries.queryAllByRole('alert').find(({ textContent }) => textContent !== ''),
    /** Chooses a method and waits for the reference code. */
    order: async (name = 'bKash'): Promise<void> => {
      await user.click(method(name));
      await step(`Pay with ${name}`);
    },
    /** Goes back to the methods, once the dialog has the button. */
    back: async (): Promise<void> =>
      user.click(await queries.findByLabelText('Back to the payment methods')),
    /** Opens the form for a forgotten note. */
    openNote: async () => {
      await user.click(await queries.findByText('I forgot the note'));
      const trxId = queries.getByLabelText<HTMLInputElement>('Transaction ID');
      const digits = queries.getByLabelText<HTMLInputElement>('Last 4 digits of the paying number');
      return {
        ...{ trxId, digits },
        /** Adds to both fields and sends them. */
        send: async (id: string, lastDigits: string): Promise<void> => {
          for (const [input, text] of [
            [trxId, id],
            [digits, lastDigits],
          ] as const) {
            await user.click(input);
            if (text) await user.paste(text);
          }
          await user.click(queries.getByText('Send transaction ID'));
        },
      };
    },
  };
}

/** The line of progress: each step, '✓' when it is done. Those that are done have their mark, no other has one. */
export function progress(dialog: Element): string[] {
  const steps = [...dialog.querySelectorAll('ol[aria-label="Progress"] > li')];
  return steps.map((step) => {
    const isDone = step.hasAttribute('data-done');
    expect(step.querySelector('svg') !== null).toBe(isDone);
    if (isDone) return `${step.textContent} ✓`;
    return step.hasAttribute('aria-current') ? `${step.textContent} (current)` : step.textContent;
  });
}
