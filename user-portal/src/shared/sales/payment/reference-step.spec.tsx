import { createOrder } from '@portal/contracts';
import { answer, expectAccessible, factsOf, scan } from '@portal/screen-testing';
import { createdAs } from '@portal/testing/samples';
import { onDesktop } from '../../../../test/on-desktop';
import { openPayment, ORDER, progress, PURCHASE } from '../../../../test/open-payment';

/** The time of the service when the order has 16:40 left. */
const SERVICE_TIME = Date.parse(ORDER.expiresAt) - 1_000_000;

test('shows code, amount and number, what to do in the app, and the time left', async () => {
  const screen = await openPayment();
  await screen.order();
  expect(factsOf(screen.dialog.element)).toEqual({
    'Reference code': 'PEN2345X',
    Amount: '1,500 BDT',
    'bKash number': '01700000000',
  });
  screen.dialog.getByText(PURCHASE.planName);
  expect(progress(screen.dialog.element)).toEqual([
    'Ordered ✓',
    'Money seen (current)',
    'Plan active',
  ]);
  // The line flows while something is waited for.
  expect(screen.dialog.element.querySelector('[data-moves]')).toBeTruthy();
  const [, steps] = screen.dialog.getAllByRole('list');
  expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Open bKash and choose Send Money.',
    'Send exactly 1,500 BDT to the number above.',
    'Write PEN2345X as the reference.',
  ]);
  screen.dialog.getByText('Without the app, dial *247#.');
  expect(screen.dialog.queryByRole('img', { name: 'QR code of this payment' })).toBeNull();
  screen.dialog.getByRole('timer', { name: 'Time left' });
  await expectAccessible();
});

test('an order that any method pays names each app, and no code to dial', async () => {
  const ordered = answer(createOrder, createdAs({ ...ORDER, method: null }));
  const screen = await openPayment({ answers: [ordered] });
  await screen.user.click(screen.method('bKash'));
  await screen.step('Payment');
  screen.dialog.getByText('Open bKash and choose Send Money. Or: Open Nagad and choose Payment.');
  expect(factsOf(screen.dialog.element)).toMatchObject({
    'bKash number': '01700000000',
    'Nagad number': '01800000000',
  });
  expect(screen.dialog.queryByText(/dial/)).toBeNull();
});

test.each([3, -3])(
  'a device clock that is %s hours off does not matter to the countdown',
  async (hours) => {
    const clock = new Date(SERVICE_TIME + hours * 3_600_000).toISOString();
    const screen = await openPayment({ clock });
    await screen.order();
    expect(screen.dialog.getByRole('timer').textContent).toMatch(/^16:(40|39)$/);
  },
);

test('reference code, amount and number are copied, and the copy is announced', async () => {
  const screen = await openPayment();
  await screen.order();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  const copies = { 'Reference code': 'PEN2345X', Amount: '1500', 'bKash number': '01700000000' };
  for (const [name, text] of Object.entries(copies)) {
    await screen.user.click(screen.dialog.getByLabelText(`Copy: ${name}`));
    const said = await screen.dialog.findByText(`Copied: ${name}`);
    expect(said.getAttribute('role')).toBe('status');
    expect(copy).toHaveBeenLastCalledWith(text);
  }
});

test('on a desktop a QR code opens the payment on the phone', async () => {
  onDesktop();
  const screen = await openPayment();
  await screen.order();
  const code = await screen.dialog.findByRole('img', { name: 'QR code of this payment' });
  expect(await scan(code)).toBe(`${window.location.origin}/dashboard#pay`);
});

test('in Bangla a resumed order has the Bangla name of its plan', async () => {
  const resumed = { ...ORDER, planNameBn: 'সাধারণ প্ল্যান - ৩০ দিন' };
  const screen = await openPayment({ resumed, language: 'bn' });
  await screen.dialog.findByText(resumed.planNameBn);
  expect(screen.dialog.element.textContent).not.toContain(ORDER.planName);
});

test('in Bangla: texts, numerals of amount and time; code and number as they are typed', async () => {
  const screen = await openPayment({ language: 'bn' });
  await screen.step('পেমেন্ট মাধ্যম বেছে নিন');
  expect(screen.dialog.element.textContent).toMatch(/৳১,৫০০\s*₹৯৯৯/);
  await screen.user.click(screen.method('বিকাশ'));
  await screen.step('বিকাশ দিয়ে পেমেন্ট');
  expect(screen.dialog.getByRole('timer').textContent).toMatch(/^[০-৯]{2}:[০-৯]{2}$/);
  expect(Object.values(factsOf(screen.dialog.element))).toEqual([
    'PEN2345X',
    '৳১,৫০০',
    '01700000000',
  ]);
  await expectAccessible();
});
