import {
  getCatalogue,
  getUserStats,
  streamUserTasks,
  type UserStats,
  type UserView,
} from '@portal/contracts';
import {
  answer,
  expectAccessible,
  sampleCatalogue,
  sampleUser,
  scan,
  type ScreenOptions,
  stream,
  waitFor,
  within,
} from '@portal/screen-testing';
import { sampleTask } from '@portal/testing/samples';
import { onDesktop } from '../../../../test/on-desktop';
import { openCards } from '../../../../test/open-cards';
import { StatusHero } from '../hero/status-hero';
import { QueueCard } from '../queue/queue-card';
import { FirstDownloads } from './first-downloads';

const NEVER: Partial<UserView> = {
  ...{ isExpired: true, daysRemaining: 0, expiry: 0, balance: 0 },
  ...{ start: null, startDate: null, expiryDate: null },
};

const stats = (change: Partial<UserStats> = {}) =>
  answer(getUserStats, {
    stats: { todayDownloads: 0, totalDownloads: 0, recentDownloads: [], ...change },
  });

/** The cards with the steps, and the queue, which tells when the first link came. */
function openNew(change: Partial<UserView>, { answers = [], ...options }: ScreenOptions = {}) {
  const user = sampleUser(change);
  const cards = (
    <>
      <StatusHero user={user} />
      <QueueCard userId={user.userId} />
      <FirstDownloads user={user} most={5} />
    </>
  );
  return openCards(cards, {
    session: { user },
    answers: [
      answer(getCatalogue, sampleCatalogue({ telegramBotName: 'dhara_bot' })),
      stats(),
      ...answers,
    ],
    ...options,
  });
}

/** The steps with a tick, as they are read out. */
const doneSteps = (steps: HTMLElement) =>
  within(steps)
    .getAllByRole('listitem')
    .flatMap((item) =>
      item.textContent.includes('(done)') ? [item.querySelector('b')?.firstChild?.textContent] : [],
    );

describe('a user who never had a plan', () => {
  test('sees three steps and the main action', async () => {
    const screen = await openNew(NEVER);
    const hero = screen.getByRole('region', { name: 'Welcome! Get your first video' });
    const steps = within(hero).getByRole('list');
    await within(steps).findByText('Open in Telegram');
    expect(doneSteps(steps)).toEqual([]);
    const choose = within(hero).getByRole('link', { name: 'Choose a plan' });
    expect(choose.getAttribute('href')).toBe('/plans');
    await expectAccessible();
  });

  test('gets a tick for a bot that was opened', async () => {
    const screen = await openNew(NEVER);
    const open = await screen.findByRole('link', { name: 'Open in Telegram' });
    expect(open.getAttribute('href')).toBe('https://t.me/dhara_bot');
    await screen.user.click(open);
    const hero = screen.getByRole('region', { name: 'Welcome! Get your first video' });
    expect(doneSteps(hero)).toEqual(['Open the bot']);
  });

  test('keeps that tick when the phone loads the page again', async () => {
    const { userId } = sampleUser(NEVER);
    sessionStorage.setItem('botOpenedBy', String(userId));
    const screen = await openNew(NEVER);
    const hero = screen.getByRole('region', { name: 'Welcome! Get your first video' });
    await waitFor(() => expect(doneSteps(hero)).toEqual(['Open the bot']));
  });

  test('gets no tick for somebody else', async () => {
    sessionStorage.setItem('botOpenedBy', '1');
    const screen = await openNew(NEVER);
    const hero = screen.getByRole('region', { name: 'Welcome! Get your first video' });
    await within(hero).findByText('Open in Telegram');
    expect(doneSteps(hero)).toEqual([]);
  });

  test('can scan the bot with a phone on a desktop', async () => {
    onDesktop();
    const screen = await openNew(NEVER);
    const code = await screen.findByRole('img', { name: 'QR code of the bot' });
    expect(await scan(code)).toBe('https://t.me/dhara_bot');
  });

  test('sees no QR code on the phone itself', async () => {
    const screen = await openNew(NEVER);
    await screen.findByText('Open in Telegram');
    expect(screen.queryByText('Or scan it with your phone.')).toBeNull();
  });
});

describe('a user with the first plan', () => {
  const steps = { name: 'Get your first video' };

  test('sees what is left where the first download will be', async () => {
    const screen = await openNew({});
    const card = await screen.findByRole('region', steps);
    expect(doneSteps(card)).toEqual(['Choose a plan or redeem a code']);
    expect(screen.queryByRole('region', { name: 'Recent Downloads' })).toBeNull();
    await expectAccessible();
  });

  test('the steps go by themselves when the first link is in the queue', async () => {
    const queue = stream(streamUserTasks, { tasks: [] });
    const screen = await openNew({}, { answers: [queue.answer] });
    await screen.findByRole('region', steps);
    queue.send({ tasks: [sampleTask()] });
    await screen.findByRole('region', { name: 'Recent Downloads' });
    expect(screen.queryByRole('region', steps)).toBeNull();
  });

  test.each([
    ['a subscriber with downloads', {}, { totalDownloads: 3 }],
    ['a plan that is over', { isExpired: true, daysRemaining: 0 }, {}],
  ])('are not shown to %s', async (_who, change, numbers) => {
    const screen = await openNew(change, { answers: [stats(numbers)] });
    await screen.findByText(/^No downloads yet\./);
    screen.getByRole('region', { name: 'Recent Downloads' });
    expect(screen.queryByRole('region', steps)).toBeNull();
  });
});

test('in Bangla: every step', async () => {
  const screen = await openNew(NEVER, { language: 'bn' });
  await screen.findByText('টেলিগ্রামে খুলুন');
  expect(screen.getByText('প্রথম লিংক পাঠান')).not.toBeNull();
});
