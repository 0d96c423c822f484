import { getWaitingWork, type WaitingWork } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { answer, disconnect, expectAccessible, given } from '@portal/screen-testing';
import { openTab } from '../../../../test/open-tab';
import { itemTexts, press } from '../../../../test/steps';
import { WaitingPanel } from './waiting-panel';

const none = { count: 0, oldestAt: null };
const waiting = (change: Partial<WaitingWork> = {}): WaitingWork => ({
  inbox: { unmatched: none, late: none, mismatched: none, unparsed: none },
  ...{ failedTasks: none, silentRelays: [], endingTomorrow: 0, ...change },
});
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const busy = waiting({
  inbox: { ...waiting().inbox, mismatched: { count: 85, oldestAt: daysAgo(3) } },
  ...{ failedTasks: { count: 4, oldestAt: daysAgo(1) } },
  ...{ silentRelays: ['phone-2'], endingTomorrow: 12 },
});

test('says what needs somebody, how much of it and how old, each with the way to it', async () => {
  const screen = await openTab(<WaitingPanel />, {
    answers: [answer(getWaitingWork, { waiting: busy })],
  });
  await screen.findByRole('link', { name: /Mismatched money/ });
  expect(await itemTexts(screen, 'Needs somebody')).toEqual([
    '1Silent relay: phone-2',
    '85Mismatched moneyoldest 3 days ago',
    '4Failed tasksoldest 1 day ago',
    '12Plans ending tomorrow',
  ]);
  const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address(/Mismatched/)).toBe('/admin/dashboard?tab=payment-inbox&status=mismatched');
  expect(address(/Failed tasks/)).toBe('/admin/dashboard?tab=live-queue');
  expect(address(/Silent relay/)).toBe('/admin/dashboard?tab=system-status');
  expect(address(/ending tomorrow/)).toBe('/admin/dashboard?tab=expiring');
  await expectAccessible();
});

test('without the permission its money is not shown; nothing that waits says so; a failure is tried again', async () => {
  const screen = await openTab(<WaitingPanel />, {
    role: 'viewer',
    answers: [disconnect(getWaitingWork)],
  });
  await screen.findByText('Server connection error.');
  given(answer(getWaitingWork, { waiting: waiting({ inbox: busy.inbox }) }));
  await press(screen, 'Try again');
  await screen.findByText('Nothing waits for you.');
});
