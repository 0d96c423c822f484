import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { readOffer, readOfferCode } from '../../support/offers';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test('/offer shows the current offer with its countdown, and the way to its plan', async ({
  page,
  trial,
}) => {
  await openSignedIn(page, trial, '/offer');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Offer' })).toBeVisible();
  const { message } = await readOffer(page, trial);
  const [gift = ''] = message.split(' /plans/');
  await expect(page.getByText(gift, { exact: true })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Offer ends in' })).toContainText(
    /\d\ddays\d\dhours\d\dminutes\d\dseconds/,
  );
  await expectSound(page, 'the offer');
  await tabTo(page, page.getByRole('link', { name: 'View Discounted Plan' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/plans/${await readOfferCode(page, trial)}`);
});
