import { getOrderStatus, type UserPaymentView } from '@portal/contracts';
import { statusOf } from '@portal/testing/samples';
import { answerWith } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { givenOrder, openNewcomer, ORDER } from '../../support/pay';
import { expect, test } from '../../support/test';

const LATE: Partial<UserPaymentView> = {
  status: 'timed_out',
  isLate: true,
  received_amount: 1500,
  trx_id: 'LATE123456',
  receivedAt: '2031-03-01T06:31:00.000Z',
};

test('every step and every result in Bangla, on the phone and on the desktop, in light and dark', async ({
  page,
}) => {
  await givenOrder(page);
  await openNewcomer(page, '/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.goto('/plans');
  const bangla = page.getByRole('dialog', { name: 'পেমেন্ট' });
  const heading = (name: string) => bangla.getByRole('heading', { name });
  await page.getByRole('button', { name: 'প্ল্যান কিনুন' }).click();
  await expect(heading('পেমেন্ট মাধ্যম বেছে নিন')).toBeFocused();
  await bangla.getByRole('button', { name: /^বিকাশ/ }).click();

  await test.step('the reference code, and a form that was filled in wrongly', async () => {
    await expect(heading('বিকাশ দিয়ে পেমেন্ট')).toBeFocused();
    await bangla.getByRole('button', { name: 'নোট লিখতে ভুলে গেছি' }).click();
    await bangla.getByLabel('ট্রানজ্যাকশন আইডি').fill('8N7A6D5EE7');
    await bangla.getByLabel('যে নম্বর থেকে দিয়েছেন তার শেষ ৪ সংখ্যা').fill('১২');
    await bangla.getByRole('button', { name: 'ট্রানজ্যাকশন আইডি পাঠান' }).click();
    await expect(bangla).toContainText('যে নম্বর থেকে টাকা দিয়েছেন তার শেষ ৪টি সংখ্যা লিখুন।');
    await expectSound(page, 'the reference code in Bangla');
  });
  const results: readonly (readonly [string, string, Partial<UserPaymentView>])[] = [
    ['failed_amount_mismatch', 'টাকার পরিমাণ মেলেনি', { status: 'failed_amount_mismatch' }],
    ['timed_out', 'রেফারেন্স কোডের মেয়াদ শেষ', { status: 'timed_out' }],
    ['late money', 'রেফারেন্স কোডের মেয়াদ শেষ', LATE],
    ['completed', 'যাচাই সম্পন্ন!', { status: 'completed' }],
  ];
  for (const [name, title, change] of results) {
    await test.step(name, async () => {
      await bangla.getByRole('button', { name: 'পেমেন্ট মাধ্যমে ফিরুন' }).click();
      await expect(heading('পেমেন্ট মাধ্যম বেছে নিন')).toBeFocused();
      await answerWith(page, getOrderStatus, statusOf({ ...ORDER, ...change }));
      await bangla.getByRole('button', { name: /^নগদ/ }).click();
      await expect(heading(title)).toBeFocused();
      await expectSound(page, `${name} in Bangla`);
    });
  }
});
