import { getStaffNotices, markStaffNoticesRead, type StaffNoticeView } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  answer,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { press } from '../../../test/steps';
import { useRole } from '../access/use-may';
import { NoticeBell } from './notice-bell';

const AT = '2031-03-01T12:00:00.000Z';
const MONEY: StaffNoticeView = {
  ...{ _id: '9', kind: 'money_waiting', facts: { payments: 3 }, at: AT, endedAt: null },
  isRead: false,
};
const RELAY: StaffNoticeView = {
  ...{ _id: '8', kind: 'relay_silent', facts: { relay: 'phone-2' }, at: AT },
  ...{ endedAt: '2031-03-01T13:30:00.000Z', isRead: true },
};

const list = (notices: readonly StaffNoticeView[], next: string | null = null) =>
  answer(getStaffNotices, {
    ...{ notices: [...notices], next },
    unread: notices.filter(({ isRead }) => !isRead).length,
  });
const open = (
  notices: readonly StaffNoticeView[],
  { answers = [], ...options }: ScreenOptions & { readonly role?: AdminRole } = {},
) => openTab(<NoticeBell />, { answers: [list(notices), ...answers], ...options });
async function opened(screen: Screen) {
  await press(screen, /Notices/);
  return within(await screen.findByRole('dialog', { name: 'Notices' }));
}
const marked = () => requestsOf(markStaffNoticesRead).map(({ body }) => body);

test('the bell has the number of unread notices, and the list says what lasts and leads to its tab', async () => {
  const screen = await open([MONEY, RELAY]);
  await screen.findByRole('button', { name: 'Notices, 1 unread' });
  const dialog = await opened(screen);
  const money = await dialog.findByRole('link', { name: /Money is waiting/ });
  expect(money.getAttribute('href')).toBe('/admin/dashboard?tab=payment-inbox');
  expect(money.textContent).toMatch(/^Unread: .*3 payments waiting.*not resolved yet$/);
  const relay = dialog.getByRole('link', { name: /A relay is silent/ });
  expect(relay.textContent).toMatch(/^A relay.*phone-2.*resolved .*2031/);
  await expectAccessible();
});

test('a role that reads no notices has no bell, and asks for none', async () => {
  const Role = () => <p>{useRole()}</p>;
  const screen = await openTab(
    <>
      <NoticeBell />
      <Role />
    </>,
    { role: 'viewer' },
  );
  await screen.findByText('viewer');
  expect(screen.queryByRole('button')).toBeNull();
  expect(requestsOf(getStaffNotices)).toEqual([]);
});

test('a click on a notice marks it as read and closes the list', async () => {
  const screen = await open([MONEY], { answers: [answer(markStaffNoticesRead, { unread: 0 })] });
  const dialog = await opened(screen);
  await screen.user.click(await dialog.findByRole('link', { name: /Money is waiting/ }));
  await waitFor(() => expect(marked()).toEqual([{ ids: ['9'] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('all are marked as read at once, and the bell forgets its number', async () => {
  const screen = await open([MONEY], { answers: [answer(markStaffNoticesRead, { unread: 0 })] });
  const dialog = await opened(screen);
  await dialog.findByRole('link', { name: /Money is waiting/ });
  given(list([{ ...MONEY, isRead: true }]));
  await screen.user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(marked()).toEqual([{}]));
  await waitFor(() => expect(dialog.queryByText('Unread:')).toBeNull());
});

test('a refused mark says why and leaves the notice unread', async () => {
  const screen = await open([MONEY], {
    answers: [refuse(markStaffNoticesRead, 'service/unavailable')],
  });
  const dialog = await opened(screen);
  await dialog.findByRole('link', { name: /Money is waiting/ });
  await screen.user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText(/not available right now/);
  expect(dialog.getByText('Unread:')).toBeTruthy();
});

test('older notices come when asked for; an empty list says what will come', async () => {
  const screen = await open([]);
  const dialog = await opened(screen);
  await dialog.findByText(/No notices yet/);
  await screen.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  given(list([MONEY], 'older'));
  const again = await opened(screen);
  const more = await again.findByRole('button', { name: 'Show older notices' });
  given(list([RELAY]));
  await screen.user.click(more);
  await again.findByText('A relay is silent');
  expect(requestsOf(getStaffNotices).at(-1)?.query['before']).toBe('older');
});

test('a list that cannot be loaded offers another try', async () => {
  const screen = await open([]);
  await screen.findByRole('button', { name: 'Notices' });
  given(refuse(getStaffNotices, 'service/bug'));
  const dialog = await opened(screen);
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  given(list([MONEY]));
  await screen.user.click(retry);
  await dialog.findByText('Money is waiting');
});
