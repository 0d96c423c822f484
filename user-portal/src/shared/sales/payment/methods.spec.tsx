import {
  type CatalogueResponse,
  createOrder,
  ERROR_CATALOGUE,
  getCatalogue,
  getOrderStatus,
  type PaymentMethodView,
  type UserPaymentView,
  presentMethods,
} from '@portal/contracts';
import { firstMethods, type MethodSettings, type PaymentMethod } from '@portal/rules';
import {
  answer,
  expectAccessible,
  factsOf,
  given,
  never,
  refuse,
  requestsOf,
  sampleCatalogue,
  waitFor,
} from '@portal/screen-testing';
import { createdAs, statusOf } from '@portal/testing/samples';
import { openHeldPayment, openPayment, ORDER } from '../../../../test/open-payment';

const TEXT = 'Select Payment Method';
const SUPPORT = { supportContactUrl: 'https://t.me/dhara_support' };
const CLOCK = '2031-03-01T06:00:00.000Z';
const BKASH = { method: 'bkash', number: '01700000000', kind: 'personal' } as const;
const NAGAD = { method: 'nagad', number: '01800000000', kind: 'merchant' } as const;
const NEW_NUMBER = { number: '01899999999', kind: 'merchant' } as const;

/** The catalogue of a service with both methods, with changes by id. */
function catalogueWith(
  changes: Partial<Record<PaymentMethod, Partial<MethodSettings>>> = {},
): CatalogueResponse {
  const methods = firstMethods([BKASH, NAGAD]);
  return {
    ...sampleCatalogue(SUPPORT),
    ...presentMethods(methods.map((one) => ({ ...one, ...changes[one.method] }))),
  };
}

const isOff = (card: HTMLElement) => card.getAttribute('aria-disabled') === 'true';

describe('the choice of a method', () => {
  test('has the order, numbers and notices of the service', async () => {
    const changed = catalogueWith({
      bkash: {
        numbers: [
          { number: '01700000000', kind: 'personal' },
          { number: '01700000001', kind: 'agent' },
        ],
        ...{ noticeEn: 'Slow today.', noticeBn: 'আজ ধীর।' },
      },
    });
    const paymentMethods = changed.paymentMethods?.toReversed() as PaymentMethodView[];
    const screen = await openPayment({ catalogue: { ...changed, paymentMethods } });
    await screen.step(TEXT);
    const cards = [...screen.dialog.getByRole('group').querySelectorAll('button')];
    expect(cards.map((card) => card.textContent)).toEqual([
      'NagadChoose ‘Payment’ in Nagad.',
      'bKashChoose ‘Send Money / Cash Out’ in bKash.Slow today.',
    ]);
    await expectAccessible();
  });

  test('says that a method is slow now, and it can still be chosen', async () => {
    const catalogue = {
      ...catalogueWith(),
      ...presentMethods(firstMethods([BKASH, NAGAD]), new Set(['bkash'])),
    };
    const screen = await openPayment({ catalogue });
    await screen.step(TEXT);
    const slow = 'Payments by bKash take longer than usual right now.';
    expect(screen.method('bKash').textContent).toContain(slow);
    expect(screen.method('Nagad').textContent).not.toContain('longer than usual');
    await screen.order();
    await screen.dialog.findByText(slow);
  });

  test('says in Bangla what the service says in Bangla', async () => {
    const notice = { noticeEn: 'Slow today.', noticeBn: 'আজ ধীর।', minBdt: 2_000 };
    const screen = await openPayment({
      language: 'bn',
      catalogue: catalogueWith({ bkash: notice, nagad: { maxBdt: 1_000 } }),
    });
    await screen.step('পেমেন্ট মাধ্যম বেছে নিন');
    expect(screen.method('বিকাশ').textContent).toBe('বিকাশকমপক্ষে ৳২,০০০ নেওয়া যায়।আজ ধীর।');
    expect(screen.method('নগদ').textContent).toBe('নগদসর্বোচ্চ ৳১,০০০ নেওয়া যায়।');
  });

  test.each<[string, Partial<MethodSettings>, string | null]>([
    ['below the minimum', { minBdt: 1_501 }, 'Takes 1,501 BDT or more.'],
    ['above the maximum', { maxBdt: 1_499 }, 'Takes 1,499 BDT at most.'],
    ['at both limits', { minBdt: 1_500, maxBdt: 1_500 }, null],
  ])('with an amount %s', async (_where, limits, refusal) => {
    const screen = await openPayment({ catalogue: catalogueWith({ bkash: limits }) });
    await screen.step(TEXT);
    expect(isOff(screen.method('bKash'))).toBe(refusal !== null);
    if (refusal === null) return;
    expect(screen.method('bKash').textContent).toBe(`bKash${refusal}`);
    await screen.user.click(screen.method('bKash'));
    expect(requestsOf(createOrder)).toEqual([]);
    await expectAccessible();
  });

  test('with nothing to choose says so, and whom to ask', async () => {
    const off = { isOn: false };
    const screen = await openPayment({ catalogue: catalogueWith({ bkash: off, nagad: off }) });
    await screen.dialog.findByText('Paying is not possible right now.');
    const support = screen.dialog.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe(SUPPORT.supportContactUrl);
    await expectAccessible();
  });

  test('does not say so while the methods are not known, and none can be chosen until then', async () => {
    const { dialog, method, release } = await openHeldPayment({ catalogue: catalogueWith() });
    expect([isOff(method('bKash')), isOff(method('Nagad'))]).toEqual([true, true]);
    expect(dialog.queryByText('Paying is not possible right now.')).toBeNull();
    await release();
    await waitFor(() => expect(isOff(method('bKash'))).toBe(false));
  });

  test('follows the service while it is open', async () => {
    const screen = await openPayment({ clock: CLOCK, catalogue: catalogueWith() });
    await screen.step(TEXT);
    expect(isOff(screen.method('bKash'))).toBe(false);
    given(answer(getCatalogue, catalogueWith({ bkash: { isOn: false } })));
    await screen.passTime(10_000);
    await screen.dialog.findByText('Not available right now.');
    expect(isOff(screen.method('bKash'))).toBe(true);
    expect(isOff(screen.method('Nagad'))).toBe(false);
  });

  test.each([
    'payments/method-missing',
    'payments/below-minimum',
    'payments/above-maximum',
  ] as const)('reads the methods again at once when the service refuses one: %s', async (code) => {
    const screen = await openPayment({
      ...{ clock: CLOCK, catalogue: catalogueWith() },
      answers: [refuse(createOrder, code)],
    });
    await screen.step(TEXT);
    given(answer(getCatalogue, catalogueWith({ bkash: { isOn: false } })));
    await screen.user.click(screen.method('bKash'));
    await screen.dialog.findByText(ERROR_CATALOGUE[code].text);
    await screen.dialog.findByText('Not available right now.');
  });
});

describe('an open order', () => {
  const order = { ...ORDER, method: 'nagad', payTo: [NAGAD] } as const;
  const ordered = { ...order, payTo: [NAGAD] };
  const openOrder = async (
    catalogue: CatalogueResponse,
    known: UserPaymentView | null = ordered,
  ) => {
    const status = known ? answer(getOrderStatus, statusOf(known)) : never(getOrderStatus);
    const screen = await openPayment({
      catalogue: catalogueWith(),
      answers: [answer(createOrder, createdAs(ordered)), status],
    });
    await screen.step(TEXT);
    given(answer(getCatalogue, catalogue));
    await screen.order('Nagad');
    return screen;
  };

  test('whose number was replaced shows the new one, and says that money to the old one counts', async () => {
    const screen = await openOrder(catalogueWith({ nagad: { numbers: [NEW_NUMBER] } }));
    const news = await screen.dialog.findByText(
      'The number has changed. Please send the money to the one below. Money that you have sent to 01800000000 counts too.',
    );
    expect(news.closest('[role="status"]')).toBeTruthy();
    expect(screen.dialog.queryByText(/takes no new orders/)).toBeNull();
    expect(factsOf(screen.dialog.element)['Nagad number']).toBe(NEW_NUMBER.number);
    await expectAccessible();
  });

  test('names each number that was replaced', async () => {
    const payTo = [NAGAD, { ...NAGAD, number: '01800000001' }];
    const catalogue = catalogueWith({ nagad: { numbers: [NEW_NUMBER] } });
    const screen = await openOrder(catalogue, { ...ordered, payTo });
    await screen.dialog.findByText(/sent to 01800000000, 01800000001 counts too\.$/);
  });

  test('that nothing can be paid to any more says so, and whom to ask', async () => {
    const catalogue = catalogueWith({ nagad: { isOn: false } });
    const screen = await openOrder(catalogue, { ...ordered, payTo: [] });
    await screen.dialog.findByText('Not available right now.');
    screen.dialog.getByRole('link', { name: 'Contact support' });
    expect(screen.dialog.queryByText(/^Open Nagad/)).toBeNull();
  });

  test('whose method was switched off keeps its number, and says that it can be paid', async () => {
    const screen = await openOrder(catalogueWith({ nagad: { isOn: false } }));
    await screen.dialog.findByText(
      'Nagad takes no new orders right now. You can still pay this one.',
    );
    expect(factsOf(screen.dialog.element)['Nagad number']).toBe(NAGAD.number);
    screen.dialog.getByText('Open Nagad and choose Payment.');
    await expectAccessible();
  });

  test('keeps the number that the service knows it by, whatever its first answer said', async () => {
    const known = { ...ordered, payTo: [{ ...NAGAD, number: '01900000000' }] };
    const screen = await openOrder(catalogueWith({ nagad: { isOn: false } }), known);
    await waitFor(() => expect(factsOf(screen.dialog.element)['Nagad number']).toBe('01900000000'));
  });

  test('keeps the number of its first answer until the service says another one', async () => {
    const screen = await openOrder(catalogueWith({ nagad: { isOn: false } }), null);
    await waitFor(() => expect(factsOf(screen.dialog.element)['Nagad number']).toBe(NAGAD.number));
  });

  test('of a method with several numbers names what each is for, and shows its notice', async () => {
    const numbers = [NAGAD, { number: '01800000001', kind: 'agent' as const }];
    const notice = { noticeEn: 'Slow today.', noticeBn: 'আজ ধীর।' };
    const other = { noticeEn: 'Closed at night.', noticeBn: 'রাতে বন্ধ।' };
    const catalogue = catalogueWith({ nagad: { numbers, ...notice }, bkash: other });
    const screen = await openOrder(catalogue);
    await screen.dialog.findByText('Slow today.');
    expect(screen.dialog.queryByText('Closed at night.')).toBeNull();
    expect(factsOf(screen.dialog.element)).toMatchObject({
      'Nagad number (Payment)': '01800000000',
      'Nagad number (Cash Out)': '01800000001',
    });
    screen.dialog.getByText('Open Nagad and choose Payment. Or: Open Nagad and choose Cash Out.');
  });
});
