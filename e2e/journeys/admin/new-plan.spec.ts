import { getCatalogue, type PricedPlanView } from '@portal/contracts';
import type { Locator, Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { ADMINISTRATORS } from '../../support/administrators';
import { tabTo } from '../../support/keyboard';
import { plansInEffect, publishPlans } from '../../support/price-lists';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const NAME = 'Eid Special - 15 Days';
/** A control is found, read and used in less than ten seconds: twelve of them are two minutes. */
const MOST_STEPS = 12;

/** The plans of the system before this journey; other journeys of the worker buy by them. */
let usual: PricedPlanView[] = [];

test.afterEach(async ({ trial }) => {
  const now = await plansInEffect(trial);
  if (JSON.stringify(now) !== JSON.stringify(usual)) await publishPlans(trial, usual);
});

/** Somebody who reaches each control by the Tab key, and counts them. */
class KeyboardUser {
  steps = 0;
  constructor(private readonly page: Page) {}

  async reach(target: Locator): Promise<void> {
    await tabTo(this.page, target);
    this.steps += 1;
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  async enter(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
  }
}

test('a new plan is written by one administrator and published by another, by keyboard, in at most twelve steps', async ({
  page,
  trial,
}) => {
  usual = await plansInEffect(trial);
  await openTab(page, trial, 'price-lists');
  const user = new KeyboardUser(page);

  await test.step('written as a copy of a plan that is like it', async () => {
    const [like] = usual.filter(({ place }) => place === 'page');
    if (!like) throw new Error('The plan page sells nothing.');
    await user.press(page.getByRole('button', { name: 'Edit prices' }));
    await user.press(page.getByRole('button', { name: `Add a copy of ${like.name}` }));
    const dialog = page.getByRole('dialog', { name: `Add a copy of ${like.name}` });
    await user.enter(dialog.getByLabel('Name', { exact: true }), NAME);
    await user.enter(dialog.getByLabel('Bangla name'), 'ঈদ স্পেশাল - ১৫ দিন');
    await user.enter(dialog.getByLabel('Days'), '15');
    await user.enter(dialog.getByLabel('Price in BDT'), '777');
    await user.press(dialog.getByRole('button', { name: 'Save plan' }));
    await expect(dialog).toBeHidden();
  });

  await test.step('published by somebody else, after a look at the changes', async () => {
    await openAdminSession(page, ADMINISTRATORS.finance);
    await page.goto('/admin/dashboard?tab=price-lists');
    await user.reach(page.getByRole('tab', { name: 'Plans', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Changes (1)' })).toBeFocused();
    await expect(page.getByText(NAME).first()).toBeVisible();
    await user.press(page.getByRole('button', { name: 'Publish...' }));
    const dialog = page.getByRole('dialog', { name: 'Publish the draft' });
    await user.press(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(dialog).toBeHidden();
    expect(user.steps).toBeLessThanOrEqual(MOST_STEPS);
  });

  await test.step('who opens the plans sees it as soon as the service sells it', async () => {
    const sold = async () => (await page.request.get(getCatalogue.path)).text();
    await expect.poll(sold).toContain(NAME);
    await page.goto('/plans');
    await expect(page.locator('main').getByText(NAME).first()).toBeVisible();
    await expect(page.locator('main')).toContainText('777 BDT');
  });
});
