import { expectAccessible, factsOf, waitFor, within } from '@portal/screen-testing';
import { samplePayment } from '@portal/testing/samples';
import { openPayments } from '../../../../../test/open-payments';

/** The receipt of a payment, opened from its row. */
async function openReceipt(change: Parameters<typeof samplePayment>[0] = {}) {
  const screen = await openPayments([samplePayment(change)]);
  await screen.user.click(await screen.findByText('Receipt'));
  const receipt = await screen.findByRole('dialog', { name: 'Payment receipt' });
  return { ...screen, receipt };
}

// The first test: once its code is loaded, a dialog whose Bangla texts are not yet loaded suspends in the click.
test('in Bangla: words and numerals', async () => {
  const screen = await openPayments([samplePayment({ videos: 250 })], { language: 'bn' });
  await screen.user.click(await screen.findByText('রসিদ'));
  const receipt = await screen.findByRole('dialog', { name: 'পেমেন্টের রসিদ' });
  const values = Object.values(factsOf(receipt));
  for (const text of ['৩০ দিন', '২৫০টি ভিডিও', '৳২,২০০', 'বিকাশ', 'CFA1B2C3D4']) {
    expect(values).toContain(text);
  }
  expect(receipt.textContent).toMatch(/১ মার্চ.*২০৩১/);
  await expectAccessible();
});

test('a receipt tells plan, days and videos added, amount, method, transaction, code and time', async () => {
  const { receipt } = await openReceipt();
  expect(receipt.textContent).toMatch(/2,200 BDT.*Completed/s);
  expect(factsOf(receipt)).toEqual({
    Plan: 'Combo - 30 Days',
    'Days added': '30 days',
    'Videos added': 'Unlimited',
    'Amount paid': '2,200 BDT',
    'Payment method': 'bKash',
    'Transaction ID': 'CFA1B2C3D4',
    'Reference code': 'K7M2P9QX',
    'Paid on': expect.stringMatching(/^Mar 1, 2031, \d+:04\s[AP]M$/),
    'User ID': '1042',
  });
  await expectAccessible();
});

test.each([
  [0, undefined],
  [1, '1 video'],
  [1_000, '1,000 videos'],
  [1_001, 'Unlimited'],
])('%i videos read %s', async (videos, text) => {
  const { receipt } = await openReceipt({ videos });
  expect(factsOf(receipt)['Videos added']).toBe(text);
});

test('it is copied line by line', async () => {
  const { receipt, user } = await openReceipt();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(receipt).getByLabelText('Copy: receipt'));
  await within(receipt).findByText('Copied: receipt');
  expect(copy.mock.lastCall?.[0].split('\n')).toEqual([
    'Payment receipt · Dhara',
    ...Object.entries(factsOf(receipt)).map(([name, value]) => `${name}: ${value}`),
  ]);
});

test('the print button prints; a file of it is named by the receipt, the page stays as it was', async () => {
  let printed = '';
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = document.title;
    window.dispatchEvent(new Event('afterprint'));
  };
  const { receipt, user } = await openReceipt();
  const shown = document.title;
  await user.click(within(receipt).getByText('Print'));
  expect(printed).toBe('Payment receipt · Dhara · K7M2P9QX');
  expect(document.title).toBe(shown);
  expect(document.querySelector('.printed-receipt h1')?.textContent).toBe('Payment receipt');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('.printed-receipt')).toBeNull());
});
