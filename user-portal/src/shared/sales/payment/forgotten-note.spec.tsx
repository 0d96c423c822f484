import { createOrder, ERROR_CATALOGUE, getOrderStatus, submitTrx } from '@portal/contracts';
import { transactionIdExample } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  waitFor,
} from '@portal/screen-testing';
import { createdAs, statusOf } from '@portal/testing/samples';
import { openPayment, ORDER } from '../../../../test/open-payment';

/** The reference code with the form for a forgotten note open. */
async function openForm(options: Parameters<typeof openPayment>[0] = {}) {
  const screen = await openPayment(options);
  await screen.order();
  return { ...screen, ...(await screen.openNote()) };
}

test('a forgotten note: the form is folded until it is opened, and can be folded again', async () => {
  const screen = await openPayment();
  await screen.order();
  const fold = screen.dialog.getByRole('button', { name: 'I forgot the note' });
  expect(screen.dialog.queryByRole('textbox')).toBeNull();
  await screen.user.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.dialog.getAllByRole('textbox')).toHaveLength(2);
  await screen.user.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.dialog.queryByRole('textbox')).toBeNull();
});

test('without anything typed nothing is sent, and nothing is refused', async () => {
  const screen = await openForm();
  await screen.send('', ' ');
  expect(screen.alert()).toBeUndefined();
  expect(requestsOf(submitTrx)).toEqual([]);
});

test('the form says whose message names the ID, and asks a phone for the keyboard of each field', async () => {
  const screen = await openForm();
  screen.dialog.getByText(/^The message from bKash or Nagad names a transaction ID/);
  expect(screen.trxId.getAttribute('autocapitalize')).toBe('characters');
  expect(screen.digits.getAttribute('inputmode')).toBe('numeric');
});

test('while the ID is sent the button says so, and a second press sends nothing', async () => {
  const held = hold(submitTrx, { status: 'pending', isKnown: false });
  const screen = await openForm({ answers: [held.answer] });
  await screen.send('8N7A6D5EE7', '1234');
  const button = await screen.dialog.findByRole('button', { name: 'Sending...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await screen.user.click(button);
  await held.release();
  await screen.dialog.findByText(/^Noted\./);
  expect(button.textContent).toBe('Send transaction ID');
  expect(requestsOf(submitTrx)).toHaveLength(1);
});

test('the example of an ID is one of the method', async () => {
  const ordered = answer(createOrder, createdAs({ ...ORDER, method: 'rocket' }));
  const screen = await openPayment({ answers: [ordered] });
  await screen.user.click(screen.method('bKash'));
  await screen.user.click(await screen.dialog.findByText('I forgot the note'));
  const { placeholder } = screen.dialog.getByLabelText<HTMLInputElement>('Transaction ID');
  expect(placeholder).toBe(transactionIdExample('rocket'));
});

test('the last digits alone are not sent: the ID is asked for', async () => {
  const screen = await openForm();
  await screen.send('', '1234');
  expect(document.activeElement).toBe(screen.trxId);
  expect(screen.trxId.getAttribute('aria-invalid')).toBe('true');
  expect(requestsOf(submitTrx)).toEqual([]);
});

test('what cannot be a transaction ID is not sent', async () => {
  const screen = await openForm();
  await screen.send('no!', '1234');
  const text = 'This does not look like a transaction ID. Please check it.';
  expect(screen.alert()?.textContent).toBe(text);
  expect(document.activeElement).toBe(screen.trxId);
  expect(requestsOf(submitTrx)).toEqual([]);
  await expectAccessible();
  await screen.user.type(screen.trxId, '1');
  expect(screen.alert()).toBeUndefined();
});

test.each(['', '123', '12345', 'abcd'])('“%s” are no last 4 digits of a number', async (digits) => {
  const screen = await openForm();
  await screen.send('8N7A6D5EE7', digits);
  const text = 'Please type the last 4 digits of the number you paid from.';
  expect(screen.alert()?.textContent).toBe(text);
  expect(document.activeElement).toBe(screen.digits);
  expect(screen.digits.getAttribute('aria-invalid')).toBe('true');
  expect(screen.trxId.getAttribute('aria-invalid')).toBe('false');
  expect(requestsOf(submitTrx)).toEqual([]);
});

test('the ID is sent in capitals, the digits of a Bangla keyboard as ASCII; both are noted', async () => {
  const noted = answer(submitTrx, { status: 'pending', isKnown: false });
  const screen = await openForm({ answers: [noted] });
  await screen.send(' 8n7a6d5ee7 ', '১২৩৪');
  await screen.dialog.findByText(
    "Noted. Your plan starts as soon as the operator's message arrives and the ID and digits match it. If not, we check it by hand.",
  );
  const [sent] = requestsOf(submitTrx);
  expect(sent?.body).toEqual({
    referenceCode: ORDER.ref_code,
    trxId: '8N7A6D5EE7',
    senderDigits: '1234',
  });
  await expectAccessible();
});

test('an ID that the service has seen already is checked by hand', async () => {
  const screen = await openForm({
    answers: [answer(submitTrx, { status: 'pending', isKnown: true })],
  });
  await screen.send('8N7A6D5EE7', '1234');
  await screen.dialog.findByText('Noted. We check this payment by hand.');
});

test('money that came before its ID completes the order at once', async () => {
  const completed = { ...ORDER, status: 'completed', trx_id: '8N7A6D5EE7' } as const;
  const found = hold(submitTrx, { status: 'completed', isKnown: true });
  // The clock stands, so that no poll asks.
  const screen = await openForm({ clock: '2031-03-01T06:00:00.000Z', answers: [found.answer] });
  given(answer(getOrderStatus, statusOf(completed)));
  const polls = requestsOf(getOrderStatus).length;
  await screen.send('8N7A6D5EE7', '1234');
  await found.release();
  expect(requestsOf(getOrderStatus)).toHaveLength(polls + 1);
  await screen.step('Verification Done!');
});

test.each(['payments/transaction-used', 'payments/order-closed'] as const)(
  'an ID that is refused as %s: the text of its code, until something else is typed',
  async (code) => {
    const screen = await openForm({ answers: [refuse(submitTrx, code)] });
    await screen.send('8N7A6D5EE7', '1234');
    await screen.dialog.findByText(ERROR_CATALOGUE[code].text);
    await screen.user.type(screen.trxId, '8');
    await waitFor(() => expect(screen.alert()).toBeUndefined());
  },
);

test("an ID that does not reach the server: 'Failed to connect to the server.'", async () => {
  const screen = await openForm({ answers: [disconnect(submitTrx)] });
  await screen.send('8N7A6D5EE7', '1234');
  await screen.dialog.findByText('Failed to connect to the server.');
  expect(screen.trxId.value).toBe('8N7A6D5EE7');
});

test('the last digits in Bangla', async () => {
  const screen = await openPayment({ language: 'bn' });
  await screen.user.click(screen.method('বিকাশ'));
  await screen.user.click(await screen.dialog.findByText('নোট লিখতে ভুলে গেছি'));
  await screen.user.click(screen.dialog.getByLabelText('ট্রানজ্যাকশন আইডি'));
  await screen.user.paste('8N7A6D5EE7');
  await screen.user.type(
    screen.dialog.getByLabelText('যে নম্বর থেকে দিয়েছেন তার শেষ ৪ সংখ্যা'),
    '১২',
  );
  await screen.user.click(screen.dialog.getByText('ট্রানজ্যাকশন আইডি পাঠান'));
  expect(screen.alert()?.textContent).toBe('যে নম্বর থেকে টাকা দিয়েছেন তার শেষ ৪টি সংখ্যা লিখুন।');
});

test('the form scrolls into view when it is opened, and again when an answer makes it longer', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const screen = await openPayment();
  await screen.order();
  expect(scrolled).not.toHaveBeenCalled();
  await screen.user.click(screen.dialog.getByText('I forgot the note'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  const [fold] = scrolled.mock.contexts as Element[];
  expect(fold?.textContent).toContain('Send transaction ID');
  await screen.user.type(screen.dialog.getByLabelText('Transaction ID'), 'x');
  await screen.user.click(screen.dialog.getByText('Send transaction ID'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  given(answer(submitTrx, { status: 'pending', isKnown: false }));
  await screen.user.type(screen.dialog.getByLabelText('Transaction ID'), '8N7A6D5EE7');
  await screen.user.type(
    screen.dialog.getByLabelText('Last 4 digits of the paying number'),
    '1234',
  );
  scrolled.mockClear();
  await screen.user.click(screen.dialog.getByText('Send transaction ID'));
  await screen.dialog.findByText(/^Noted\./);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
