import { getUserNotices, markNoticesRead, type NoticeView } from '@portal/contracts';
import {
  answer,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  sampleUser,
  type Screen,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { NoticeBell } from './notice-bell';

const { userId } = sampleUser();
const AT = '2031-03-01T12:00:00.000Z';
const finished = (_id: string, title: string, isRead = false): NoticeView => ({
  ...{ _id, kind: 'download_finished', facts: { title }, at: AT, isRead },
});
const ENDING: NoticeView = {
  ...{ _id: '9', kind: 'plan_ending', facts: { days: 3 }, at: AT, isRead: false },
};
const NEWS: NoticeView = {
  ...{ _id: '8', kind: 'broadcast', facts: { text: 'A new bot' }, at: AT, isRead: true },
};

const list = (notices: readonly NoticeView[], next: string | null = null) =>
  answer(getUserNotices, {
    ...{ notices: [...notices], next },
    unread: notices.filter(({ isRead }) => !isRead).length,
  });
const open = (notices: readonly NoticeView[], options: ScreenOptions = {}) =>
  openPage(<NoticeBell userId={userId} />, {
    session: { user: sampleUser() },
    ...options,
    answers: [list(notices), ...(options.answers ?? [])],
  });
/** Opens the bell and waits for the dialog. */
async function opened(screen: Screen) {
  await screen.user.click(await screen.findByRole('button', { name: /Notices/ }));
  return within(await screen.findByRole('dialog', { name: 'Notices' }));
}
const marked = () => requestsOf(markNoticesRead).map(({ body }) => body);

test.each([
  [1, 'Notices, 1 unread'],
  [99, 'Notices, 99 unread'],
  [100, 'Notices, 99+ unread'],
])('the bell says that %i notices are unread, up to 99', async (unread, name) => {
  const screen = await openPage(<NoticeBell userId={userId} />, {
    answers: [answer(getUserNotices, { notices: [], unread, next: null })],
  });
  await screen.findByRole('button', { name });
});

test.each(['en', 'bn'] as const)(
  'in %s the number that the bell shows is a word of its name, for who speaks to the screen',
  async (language) => {
    const screen = await open([ENDING], { language });
    const bell = await screen.findByRole('button', { name: /^(Notices|নোটিশ), / });
    expect(bell.getAttribute('aria-label')?.split(' ')).toContain(bell.textContent);
  },
);

test('without unread notices the bell shows no number', async () => {
  const screen = await open([NEWS]);
  await screen.findByRole('button', { name: 'Notices' });
});

test('the list has texts, times and the way to what each notice is about', async () => {
  const dialog = await opened(await open([ENDING, NEWS]));
  const ending = await dialog.findByRole('link', { name: /Your plan ends in 3 days/ });
  expect(ending.getAttribute('href')).toBe('/plans');
  expect(ending.textContent).toMatch(/^Unread: .*Renew now.*2031/);
  const news = dialog.getByRole('button', { name: /A new bot/ });
  expect(news.textContent).not.toContain('Unread');
  await expectAccessible();
});

test('three finished files that follow each other are one row, which a tap marks as read', async () => {
  const dialog = await opened(
    await open([finished('3', 'Third'), finished('2', 'Second'), finished('1', 'First', true)], {
      answers: [answer(markNoticesRead, { unread: 0 })],
    }),
  );
  const row = await dialog.findByRole('link', { name: /3 downloads finished.*Third/ });
  expect(dialog.getAllByRole('link')).toHaveLength(2);
  row.click();
  await waitFor(() => expect(marked()).toEqual([{ ids: ['3', '2'] }]));
});

test('all are marked as read at once, and the bell forgets its number', async () => {
  const screen = await open([ENDING, NEWS], {
    answers: [answer(markNoticesRead, { unread: 0 })],
  });
  const dialog = await opened(screen);
  await dialog.findByRole('link', { name: /plan ends/ });
  given(list([{ ...ENDING, isRead: true }, NEWS]));
  await screen.user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(marked()).toEqual([{}]));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Mark all as read' })).toHaveProperty(
      ...(['disabled', true] as const),
    ),
  );
  expect(dialog.queryByText(/Unread/)).toBeNull();
});

test('a refused mark says why and leaves the notice unread', async () => {
  const screen = await open([NEWS, ENDING], {
    answers: [refuse(markNoticesRead, 'service/unavailable')],
  });
  const dialog = await opened(screen);
  await dialog.findByText('A new bot');
  await screen.user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText(/not available right now/);
  expect(dialog.getByText('Unread:')).toBeTruthy();
});

test('older notices come when asked for', async () => {
  const screen = await open([]);
  given(list([ENDING], 'older'));
  const dialog = await opened(screen);
  const more = await dialog.findByRole('button', { name: 'Show older notices' });
  given(list([NEWS]));
  await screen.user.click(more);
  await dialog.findByText('A new bot');
  expect(dialog.getByText(/Your plan ends/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Show older notices' })).toBeNull();
  expect(requestsOf(getUserNotices).at(-1)?.query['before']).toBe('older');
});

test('an empty list says what will come', async () => {
  const dialog = await opened(await open([]));
  await dialog.findByText(/No notices yet/);
  await expectAccessible();
});

test('a list that cannot be loaded offers another try', async () => {
  const screen = await open([]);
  await screen.findByRole('button', { name: 'Notices' });
  given(refuse(getUserNotices, 'service/bug'));
  const dialog = await opened(screen);
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  given(list([NEWS]));
  await screen.user.click(retry);
  await dialog.findByText('A new bot');
});

test('while it loads the dialog has its tools already', async () => {
  const screen = await open([]);
  await screen.findByRole('button', { name: 'Notices' });
  const held = hold(getUserNotices, { notices: [NEWS], unread: 0, next: null });
  given(held.answer);
  const dialog = await opened(screen);
  const link = dialog.getByRole('link', { name: 'Choose notices' });
  expect(link.getAttribute('href')).toBe('/account#notices');
  await held.release();
  await dialog.findByText('A new bot');
});

test('in Bangla texts and numbers are Bangla', async () => {
  const screen = await open([ENDING], { language: 'bn' });
  // Errors have their texts in a file of their own, and a press by `user` cannot wait for one.
  (await screen.findByRole('button', { name: 'নোটিশ, পড়া হয়নি: ১' })).click();
  const dialog = within(await screen.findByRole('dialog', { name: 'নোটিশ' }));
  await dialog.findByText('আপনার প্ল্যান ৩ দিনে শেষ হবে');
});
