import { completedTask } from '../support/bot';
import { expect, numberOf, signIn, test } from '../support/test';

const NEW = Date.now().toString(36);

test('the numbers on the dashboard equal what the bot reported', async ({ page, trial, bot }) => {
  const { userId } = trial.subscriber;
  await signIn(page, trial);
  const today = await numberOf(page, "Today's Downloads");
  const total = await numberOf(page, 'Total Downloads');
  const { balance } = await bot.readUser(userId);

  // A service name of its own, so that its row counts only these downloads.
  const service = `service-${NEW}`;
  const files = ['The.Monsoon.Line.S01E01.mkv', 'The.Monsoon.Line.S01E02.mkv', 'Eleven.Rivers.mp4'];
  for (const [index, file_name] of files.entries()) {
    const task = completedTask(userId, { file_name, ott_service: service });
    await bot.report(`numbers-${NEW}-${index}`, task);
  }

  await page.reload();
  await expect.poll(() => numberOf(page, 'Total Downloads')).toBe(total + files.length);
  expect(await numberOf(page, "Today's Downloads")).toBe(today + files.length);
  expect((await bot.readUser(userId)).balance).toBe(balance - files.length);
  await expect(page.getByRole('region', { name: 'Plan Details' })).toContainText(
    String(balance - files.length),
  );
  for (const file of files) {
    await expect(page.getByRole('region', { name: 'Recent Downloads' })).toContainText(file);
  }
  const row = page.getByRole('button', { name: new RegExp(`^${service}: 3 downloads`) });
  await row.click();
  const history = page.getByRole('dialog', { name: 'Download History' });
  for (const file of files) await expect(history).toContainText(file);
});

test('a download reported as completed twice counts once', async ({ page, trial, bot }) => {
  const { userId } = trial.subscriber;
  const service = `twice-${NEW}`;
  const task = completedTask(userId, { file_name: 'Cold.Delta.mkv', ott_service: service });
  const first = await bot.report(`twice-${NEW}`, task);
  await signIn(page, trial);
  const total = await numberOf(page, 'Total Downloads');

  const second = await bot.report(`twice-${NEW}`, task);
  expect(second).toEqual(first);
  await page.reload();
  expect(await numberOf(page, 'Total Downloads')).toBe(total);
  await page.getByRole('button', { name: new RegExp(`^${service}: 1 download `) }).click();
  await expect(
    page.getByRole('dialog', { name: 'Download History' }).getByText('Cold.Delta.mkv'),
  ).toHaveCount(1);
});
