import { getCatalogue, getUserPayments } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  sampleCatalogue,
  within,
} from '@portal/screen-testing';
import { sampleOpenPayment, samplePayment } from '@portal/testing/samples';
import { openPayments } from '../../../../test/open-payments';

const SUPPORT = 'https://t.me/dhara_support';

const FAILED = samplePayment({
  ref_code: 'LESS2345',
  planName: 'Combo - 7 Days',
  status: 'failed_amount_mismatch',
  method: 'nagad',
  amount: 799,
  received_amount: 700.5,
});
const LATE = samplePayment({ ref_code: 'LATE2345', status: 'timed_out', isLate: true });
const GONE = samplePayment({
  ref_code: 'GONE2345',
  status: 'timed_out',
  method: 'nagad',
  received_amount: null,
  trx_id: null,
  receivedAt: null,
});

test('payments stand in a list, newest first: plan, amount, method, date, and the status in words', async () => {
  const screen = await openPayments([
    sampleOpenPayment({ method: null, amount: 599 }),
    samplePayment({ ref_code: 'PAID2345' }),
    ...[GONE, FAILED, LATE],
  ]);
  await screen.row('PEN2345X');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatch(/599 BDT.*PEN2345X.*Waiting for payment/s);
  expect(rows[0]).not.toMatch(/bKash|Nagad/);
  expect(rows[1]).toMatch(/Combo - 30 Days.*2,200 BDT.*Mar 1, 2031.*bKash.*PAID2345.*Completed/s);
  expect(rows[2]).toMatch(/Nagad.*Timed out/s);
  expect(rows[3]).toContain('Amount mismatch');
  expect(rows[4]).toContain('Timed out');
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Resume', 'Receipt']);
  await expectAccessible();
});

test('a payment by a method that is newer than the portal shows the id of the method', async () => {
  const screen = await openPayments([
    samplePayment({ ref_code: 'NEWR2345', method: 'newer' as PaymentMethod }),
    samplePayment({ ref_code: 'RCKT2345', method: 'rocket' }),
  ]);
  expect((await screen.row('RCKT2345')).textContent).toMatch(/Rocket.*Completed/s);
  const newer = await screen.row('NEWR2345');
  expect(newer.textContent).toMatch(/newer.*Completed/s);
  await screen.user.click(within(newer).getByText('Receipt'));
  const receipt = await screen.findByRole('dialog', { name: 'Payment receipt' });
  expect(receipt.textContent).toContain('newer');
});

test('a failed payment tells what was to be paid and what came, with a support link', async () => {
  const screen = await openPayments(
    [FAILED, samplePayment({ ...FAILED, ref_code: 'WRNG2345', received_amount: 799 }), GONE],
    { answers: [answer(getCatalogue, sampleCatalogue({ supportContactUrl: SUPPORT }))] },
  );
  const failed = await screen.row('LESS2345');
  expect(failed.textContent).toContain('To be paid: 799 BDT. Received: 700.5 BDT.');
  const support = await within(failed).findByRole('link', { name: 'Contact support' });
  expect(support.getAttribute('href')).toBe(SUPPORT);
  expect(support.getAttribute('target')).toBe('_blank');
  expect((await screen.row('WRNG2345')).textContent).toContain(
    '799 BDT arrived by another method or at another number.',
  );
  expect(within(await screen.row('GONE2345')).queryByRole('link')).toBeNull();
  await expectAccessible();
});

test('a timed-out payment with late money says that it waits for support, and afterwards that support decided', async () => {
  const decided = samplePayment({ ...LATE, ref_code: 'DONE2345', isLate: false });
  const screen = await openPayments([LATE, decided]);
  expect((await screen.row('LATE2345')).textContent).toContain(
    '2,200 BDT arrived after the code had expired. Support will decide.',
  );
  expect((await screen.row('DONE2345')).textContent).toContain(
    '2,200 BDT arrived after the code had expired. Support has decided.',
  );
});

test('without payments the card says where they come from', async () => {
  const screen = await openPayments([]);
  await screen.findByText('No payments yet. Orders you start on the plans page appear here.');
  await expectAccessible();
});

test('a long list shows the newest and all on demand', async () => {
  const payments = Array.from({ length: 12 }, (_, index) =>
    samplePayment({ ref_code: `ORDER${index}` }),
  );
  const screen = await openPayments(payments);
  const all = await screen.findByText('Show all 12');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await screen.user.click(all);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

test('payments that could not be loaded are only logged; the card offers another try', async () => {
  const screen = await openPayments([], { answers: [disconnect(getUserPayments)] });
  await screen.findByText('This could not be loaded right now.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(console.warn).toHaveBeenCalledWith(
    'The dashboard could not load payments.',
    expect.anything(),
  );
  given(answer(getUserPayments, { payments: [samplePayment()] }));
  await screen.user.click(screen.getByText('Try again'));
  await screen.row('K7M2P9QX');
});

test('in Bangla: words, numerals, dates and the time left', async () => {
  const screen = await openPayments([sampleOpenPayment(), FAILED, LATE, samplePayment()], {
    language: 'bn',
  });
  await screen.findByText(/^১২:৩[০-৯]$/);
  const list = screen.getByRole('region', { name: 'পেমেন্ট' }).textContent;
  expect(list).toContain('দেওয়ার কথা: ৳৭৯৯। পাওয়া গেছে: ৳৭০০.৫।');
  expect(list).toContain('কোডের সময় শেষ হওয়ার পর ৳২,২০০ এসেছে।');
  expect(list).toMatch(/১ মার্চ.*২০৩১/);
  // Latin numerals may occur only in data of the service: plan names and codes.
  expect(list.replace(/Combo - \d+ Days|[A-Z0-9]{8}/g, '')).not.toMatch(/[0-9]/);
});
