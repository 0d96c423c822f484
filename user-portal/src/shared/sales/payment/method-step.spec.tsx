import {
  type CatalogueResponse,
  createOrder,
  type CreateOrderRequest,
  ERROR_CATALOGUE,
  getCatalogue,
} from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';
import {
  type Answer,
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  sampleCatalogue,
  waitFor,
} from '@portal/screen-testing';
import { createdAs } from '@portal/testing/samples';
import { openPayment, ORDER, payingCatalogue, PURCHASE } from '../../../../test/open-payment';

const TEXT = 'Select Payment Method';
const off = (card: HTMLElement) => card.getAttribute('aria-disabled');
const busy = (card: HTMLElement) => card.getAttribute('aria-busy');

describe('the choice of a method', () => {
  test('shows plan, videos, price and what it changes, says the length once, and orders nothing', async () => {
    const screen = await openPayment();
    await screen.step(TEXT);
    expect(screen.dialog.element.textContent).toContain(
      'Standard Plan - 30 DaysUnlimited videos1,500 BDT999 INRAdds 30 days, ends Apr 30, 2031.',
    );
    expect(requestsOf(createOrder)).toEqual([]);
    await expectAccessible();
  });

  test('each method says what to choose in its app', async () => {
    const screen = await openPayment();
    expect(screen.method('bKash').textContent).toContain('Choose ‘Send Money’ in bKash.');
    expect(screen.method('Nagad').textContent).toContain('Choose ‘Payment’ in Nagad.');
  });

  test('the order carries plan, offer code and method, and a key drawn once for the attempt', async () => {
    const screen = await openPayment({ purchase: { ...PURCHASE, offerCode: 'SAVE20' } });
    await screen.order();
    await screen.back();
    given(answer(createOrder, createdAs({ ...ORDER, method: 'nagad' })));
    await screen.order('Nagad');
    const [first, second] = requestsOf(createOrder);
    const shown = { amount: 1_500, days: 30, videos: 999_999 };
    const sent = { userId: 1042, planId: PURCHASE.planId, offerCode: 'SAVE20', shown };
    expect(first?.body).toEqual({ ...sent, method: 'bkash' });
    expect(second?.body).toEqual({ ...sent, method: 'nagad' });
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('the order of a plan whose videos the service does not say carries no shown terms', async () => {
    const screen = await openPayment({ purchase: { ...PURCHASE, videos: undefined } });
    await screen.order();
    expect(requestsOf(createOrder)[0]?.body).not.toHaveProperty('shown');
  });

  test('the back arrow resets the method and the order', async () => {
    const screen = await openPayment();
    await screen.order();
    await screen.back();
    await screen.step(TEXT);
    expect(off(screen.method('bKash'))).toBe('false');
    expect(screen.dialog.queryByRole('timer')).toBeNull();
  });

  test('while the order is made the chosen card says so, and a second press orders nothing', async () => {
    const held = hold(createOrder, createdAs(ORDER));
    const screen = await openPayment({ answers: [held.answer] });
    await screen.user.click(screen.method('bKash'));
    await waitFor(() => expect(busy(screen.method('bKash'))).toBe('true'));
    expect(screen.method('bKash').textContent).toContain('Creating your order...');
    expect(document.activeElement).toBe(screen.method('bKash'));
    expect([off(screen.method('Nagad')), busy(screen.method('Nagad'))]).toEqual(['true', 'false']);
    // The texts take the room, the spinner its 20 px.
    const [spinner] = screen.method('bKash').querySelectorAll('[role="progressbar"]');
    expect(spinner && getComputedStyle(spinner).flexGrow).not.toBe('1');
    await screen.user.click(screen.method('bKash'));
    await screen.user.click(screen.method('Nagad'));
    await held.release();
    await screen.step('Pay with bKash');
    expect(requestsOf(createOrder)).toHaveLength(1);
  });
});

describe('an order that fails', () => {
  test('shows the server message, and the payment method selection resets', async () => {
    const screen = await openPayment({ answers: [refuse(createOrder, 'accounts/frozen')] });
    await screen.user.click(screen.method('bKash'));
    await screen.dialog.findByText(ERROR_CATALOGUE['accounts/frozen'].text);
    expect(screen.dialog.queryByText('Go to my open payments')).toBeNull();
    for (const name of ['bKash', 'Nagad']) {
      expect([off(screen.method(name)), busy(screen.method(name))]).toEqual(['false', 'false']);
    }
  });

  test("says 'Failed to create payment order.' on a network error, and another try works", async () => {
    const screen = await openPayment({ answers: [disconnect(createOrder)] });
    await screen.user.click(screen.method('Nagad'));
    await screen.dialog.findByText('Failed to create payment order.');
    expect(off(screen.method('Nagad'))).toBe('false');
    given(answer(createOrder, createdAs({ ...ORDER, method: 'nagad' })));
    await screen.order('Nagad');
  });

  test('shows the server message in Bangla', async () => {
    const screen = await openPayment({
      language: 'bn',
      answers: [refuse(createOrder, 'payments/method-missing')],
    });
    await screen.user.click(screen.method('বিকাশ'));
    await screen.dialog.findByText('এই পেমেন্ট মাধ্যমটি এখন পাওয়া যাচ্ছে না। অন্যটি বেছে নিন।');
  });

  test('as the fourth open payment it offers the way to the open ones', async () => {
    const screen = await openPayment({ answers: [refuse(createOrder, 'payments/too-many-open')] });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await screen.user.click(screen.method('bKash'));
    const refusal = await screen.dialog.findByText(ERROR_CATALOGUE['payments/too-many-open'].text);
    // Below the methods, which stay where they are, and in sight.
    const place = screen.method('Nagad').compareDocumentPosition(refusal);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect((scrolled.mock.contexts.at(-1) as Element).contains(refusal)).toBe(true);
    await expectAccessible();
    await screen.user.click(screen.dialog.getByText('Go to my open payments'));
    expect(window.location.pathname).toBe('/dashboard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the methods', () => {
  test("one without a number is shown but cannot be chosen: 'Not available right now.'", async () => {
    const screen = await openPayment({ catalogue: sampleCatalogue() });
    expect(screen.method('Nagad').textContent).toContain('Not available right now.');
    expect(off(screen.method('Nagad'))).toBe('true');
    const borderOf = (name: string) => getComputedStyle(screen.method(name)).borderStyle;
    expect([borderOf('bKash'), borderOf('Nagad')]).toEqual(['solid', 'dashed']);
    // The logo, and an arrow where there is a way on.
    const picturesOf = (name: string) => screen.method(name).querySelectorAll('svg').length;
    expect([picturesOf('bKash'), picturesOf('Nagad')]).toEqual([2, 1]);
    expect(screen.dialog.queryByText('Paying is not possible right now.')).toBeNull();
    await screen.user.click(screen.method('Nagad'));
    expect(requestsOf(createOrder)).toEqual([]);
    await expectAccessible();
    await screen.order('bKash');
  });

  test('beyond bKash and Nagad are shown once they have a number, unknown ones never', async () => {
    const more = [
      { method: 'rocket', number: '019123456787', kind: 'merchant' },
      { method: 'newer' as PaymentMethod, number: '01912345678', kind: 'personal' },
    ] as const;
    const catalogue = payingCatalogue();
    const paymentNumbers = [...catalogue.paymentNumbers, ...more];
    const screen = await openPayment({ catalogue: { ...catalogue, paymentNumbers } });
    expect(screen.method('Rocket').textContent).toContain('Merchant Pay');
    const cards = [...screen.dialog.getByRole('group').querySelectorAll('button')];
    expect(cards.map((card) => card.querySelector('b')?.textContent)).toEqual([
      'bKash',
      'Nagad',
      'Rocket',
    ]);
  });

  test('without any number nothing can be chosen, and support is shown', async () => {
    const catalogue = payingCatalogue({ supportContactUrl: 'https://t.me/dhara_support' });
    const screen = await openPayment({ catalogue: { ...catalogue, paymentNumbers: [] } });
    const support = screen.dialog.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe('https://t.me/dhara_support');
    expect([off(screen.method('bKash')), off(screen.method('Nagad'))]).toEqual(['true', 'true']);
    await expectAccessible();
  });
});

describe('a price that has changed since the page was opened', () => {
  const dearer = (): CatalogueResponse => {
    const { offerPlans, ...rest } = payingCatalogue();
    return { ...rest, offerPlans: offerPlans.map((plan) => ({ ...plan, price_bdt: 1_600 })) };
  };

  /** Orders at terms that are refused. @param now how the service answers who reads the plans again. */
  const orderAtOldTerms = async (now: Answer, purchase = PURCHASE) => {
    const refused = refuse(createOrder, 'payments/price-changed');
    const screen = await openPayment({ purchase, answers: [refused] });
    given(now);
    await screen.user.click(screen.method('bKash'));
    return screen;
  };

  test('is shown beside the old one, and is ordered only when the user chooses again', async () => {
    const screen = await orderAtOldTerms(answer(getCatalogue, dearer()));
    const terms = await screen.dialog.findByText(
      'This plan has changed. Before: 1,500 BDT · 30 days · Unlimited videos. ' +
        'Now: 1,600 BDT · 30 days · Unlimited videos. Choose a method to go on.',
    );
    expect(terms.getAttribute('role')).toBe('alert');
    expect(screen.dialog.element.textContent).toContain('1,600 BDT999 INR');
    // The terms say it, with what is different.
    expect(screen.dialog.queryByText(ERROR_CATALOGUE['payments/price-changed'].text)).toBeNull();
    expect(requestsOf(createOrder)).toHaveLength(1);
    await expectAccessible();
    given(answer(createOrder, createdAs({ ...ORDER, amount: 1_600 })));
    await screen.order();
    const shown = requestsOf(createOrder).map(({ body }) => (body as CreateOrderRequest).shown);
    expect(shown.map((terms) => terms?.amount)).toEqual([1_500, 1_600]);
  });

  test('is found for a plan of the page of plans too', async () => {
    const { plans, ...rest } = payingCatalogue();
    const [plan] = plans;
    if (!plan) throw new Error('No plan is on sale.');
    const dearest = plans.map((one) => ({ ...one, price_bdt: 9_999 }));
    const now = answer(getCatalogue, { ...rest, plans: dearest });
    const screen = await orderAtOldTerms(now, { ...PURCHASE, planId: plan.id });
    await screen.dialog.findByText(/Before: 1,500 BDT .* Now: 9,999 BDT/);
  });

  test('hides no other reason why the order failed', async () => {
    const screen = await orderAtOldTerms(answer(getCatalogue, dearer()));
    await screen.dialog.findByText(/^This plan has changed\./);
    given(refuse(createOrder, 'accounts/frozen'));
    await screen.user.click(screen.method('bKash'));
    await screen.dialog.findByText(ERROR_CATALOGUE['accounts/frozen'].text);
  });

  test('of an offer is said in words: the terms of the plan without it are not offered instead', async () => {
    const now = answer(getCatalogue, dearer());
    const screen = await orderAtOldTerms(now, { ...PURCHASE, offerCode: 'SAVE20' });
    await screen.dialog.findByText(ERROR_CATALOGUE['payments/price-changed'].text);
    expect(screen.dialog.element.textContent).toContain('1,500 BDT');
    expect(screen.dialog.element.textContent).not.toContain('1,600 BDT');
  });

  test('is said in words when the plan is not on sale any more', async () => {
    const screen = await orderAtOldTerms(
      answer(getCatalogue, { ...payingCatalogue(), plans: [], offerPlans: [] }),
    );
    await screen.dialog.findByText(ERROR_CATALOGUE['payments/price-changed'].text);
    expect(requestsOf(createOrder)).toHaveLength(1);
  });

  test('is said in words when the new one cannot be loaded', async () => {
    const screen = await orderAtOldTerms(disconnect(getCatalogue));
    await screen.dialog.findByText(ERROR_CATALOGUE['payments/price-changed'].text);
    expect(screen.method('bKash').getAttribute('aria-disabled')).toBe('false');
  });
});
