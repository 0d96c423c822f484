import {
  type BroadcastView,
  countRecipients,
  createBroadcast,
  type BroadcastDraftView,
  deleteBroadcast,
  listBroadcastDrafts,
  listBroadcasts,
  saveBroadcastDraft,
  takeBackBroadcast,
  testBroadcast,
  updateBroadcast,
} from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { englishIn, FormatsRoot } from '@portal/ui';
import type { ReactElement } from 'react';
import { openTab } from '../../../test/open-tab';
import { enter, fill, itemTexts, press, pressIn } from '../../../test/steps';
import { BroadcastsTab } from './broadcasts-tab';

const timeZone = 'Asia/Dhaka';
const broadcast = (place: number, change: Partial<BroadcastView> = {}): BroadcastView => ({
  ...{ _id: String(place).padStart(24, '0'), text: `Message ${place} <b>not bold</b>` },
  ...{ status: 'active', scheduledAt: null, createdAt: '2031-01-05T10:00:00.000Z' },
  ...{ segment: 'all', seen: 12_480, delivery: null, heldUntil: null, ...change },
});
/** The screens of the portal have the clock of the service. */
const inZone = (tab: ReactElement) => <FormatsRoot value={englishIn(timeZone)}>{tab}</FormatsRoot>;
const open = (...broadcasts: BroadcastView[]) =>
  openTab(inZone(<BroadcastsTab />), {
    path: '/admin/dashboard?tab=broadcasts',
    answers: [
      answer(listBroadcasts, { broadcasts, timeZone }),
      answer(countRecipients, { recipients: 1_480 }),
      answer(listBroadcastDrafts, { drafts: [] }),
    ],
  });
const history = (screen: Screen) => itemTexts(screen, 'History');
const field = (screen: Screen, name: string) => screen.findByLabelText<HTMLInputElement>(name);

describe('a create form', () => {
  test('has a required message, and a time enabled only once a date is set', async () => {
    const screen = await open();
    const time = await field(screen, 'Schedule time');
    expect(time.disabled).toBe(true);
    await press(screen, 'Broadcast');
    await screen.findByText('Please enter a message.');
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
    await fill(screen, 'Schedule date', '2099-12-31');
    expect(time.disabled).toBe(false);
    await fill(screen, 'Schedule time', '23:30');
    await screen.findByText(/^Times in Asia\/Dhaka\./);
    await fill(screen, 'Schedule date', '');
    expect(time.disabled).toBe(true);
    expect(time.value).toBe('');
    await expectAccessible();
  });

  test('schedules in the zone of the service for a part of the users', async () => {
    const screen = await open();
    await fill(screen, 'Message', 'Maintenance tonight');
    await fill(screen, 'Schedule date', '2099-12-31');
    await fill(screen, 'Schedule time', '23:30');
    await screen.user.selectOptions(await field(screen, 'For'), 'Expired plans');
    await screen.findByText('1,480 users now');
    given(answer(createBroadcast, { message: 'Broadcast scheduled!' }));
    await press(screen, 'Broadcast');
    await screen.findByRole('dialog', { name: 'Send to 1,480 users on Dec 31, 2099, 11:30 PM?' });
    await pressIn(screen, 'Schedule');
    await screen.findByText('Broadcast scheduled!');
    // 11:30 PM in Dhaka.
    const scheduledAt = '2099-12-31T17:30:00.000Z';
    expect(requestsOf(createBroadcast).map(({ body }) => body)).toEqual([
      { message: 'Maintenance tonight', segment: 'expired', scheduledAt },
    ]);
    expect((await field(screen, 'Message')).value).toBe('');
  });
});

test("editing shows 'Cancel' and 'Update'", async () => {
  const screen = await open(broadcast(1, { text: 'Welcome' }));
  await press(screen, /^Edit broadcast/);
  expect((await field(screen, 'Message')).value).toBe('Welcome');
  await press(screen, 'Cancel');
  expect((await field(screen, 'Message')).value).toBe('');
  await screen.findByRole('button', { name: 'Broadcast' });
  await press(screen, /^Edit broadcast/);
  await fill(screen, 'Message', 'Welcome, really');
  given(answer(updateBroadcast, { message: 'Broadcast updated!' }));
  await press(screen, 'Update');
  await screen.findByText('Broadcast updated!');
  expect(requestsOf(updateBroadcast)[0]?.body).toMatchObject({ message: 'Welcome, really' });
});

test('a broadcast that nobody got yet asks with number and audience when it is changed, and can be taken back', async () => {
  const scheduledAt = '2099-12-31T17:30:00.000Z';
  const screen = await open(broadcast(1, { text: 'Soon', scheduledAt, heldUntil: scheduledAt }));
  await press(screen, /^Edit broadcast/);
  await fill(screen, 'Schedule date', '');
  await press(screen, 'Update');
  const dialog = await screen.findByRole('dialog', { name: 'Send to 1,480 users now?' });
  expect(dialog.textContent).toContain('For: Everybody.');
  expect(requestsOf(updateBroadcast)).toEqual([]);
  given(answer(updateBroadcast, { message: 'Broadcast updated!' }));
  await pressIn(screen, 'Send');
  await screen.findByText('Broadcast updated!');
  expect(requestsOf(updateBroadcast).map(({ body }) => body)).toEqual([
    { message: 'Soon', segment: 'all', scheduledAt: null, hold: true },
  ]);
});

test("deleting asks first and says 'Broadcast deleted!'", async () => {
  const screen = await open(broadcast(1), broadcast(2));
  await press(screen, /^Delete broadcast: Message 1/);
  await pressIn(screen, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsOf(deleteBroadcast)).toEqual([]);
  given(answer(deleteBroadcast, { message: 'Deleted.' }));
  given(answer(listBroadcasts, { broadcasts: [broadcast(2)], timeZone }));
  await press(screen, /^Delete broadcast: Message 1/);
  await pressIn(screen, 'Delete');
  await screen.findByText('Broadcast deleted!');
  await waitFor(async () => expect(await history(screen)).toHaveLength(1));
});

describe('the history', () => {
  test('has badges Scheduled, Active and Expired, times in the zone of the service, and readers', async () => {
    const screen = await open(
      broadcast(1, {
        scheduledAt: '2099-12-31T17:30:00.000Z',
        text: 'Why: https://example.com/why',
      }),
      broadcast(2),
      broadcast(3, { status: 'expired' }),
    );
    const [scheduled, active, expired] = await history(screen);
    expect(scheduled).toContain('Scheduled for Dec 31, 2099, 11:30 PM');
    const link = screen.getByRole('link', { name: /example\.com/ });
    expect(link.getAttribute('href')).toBe('https://example.com/why');
    for (const text of ['Active', '<b>not bold</b>', 'Created Jan 5, 2031, 4:00 PM'])
      expect(active).toContain(text);
    expect(active).toContain('Seen by 12,480');
    expect(expired).toContain('Expired');
    await expectAccessible();
  });

  test('may be empty or fail', async () => {
    const answers = [
      answerHtml(listBroadcasts),
      answer(countRecipients, { recipients: 0 }),
      answer(listBroadcastDrafts, { drafts: [] }),
    ];
    const screen = await openTab(inZone(<BroadcastsTab />), { answers });
    await screen.findByText('Server error.');
    given(disconnect(listBroadcasts));
    await press(screen, 'Try again');
    await screen.findByText('Server connection error.');
    given(answer(listBroadcasts, { broadcasts: [], timeZone }));
    await press(screen, 'Try again');
    await screen.findByText('No broadcasts yet.');
  });
});

describe('a broadcast goes to nobody by one click', () => {
  test('it asks with number and audience, and is sent with time to take it back', async () => {
    const screen = await open();
    await fill(screen, 'Message', 'Servers rest on Friday');
    await screen.findByText('1,480 users now');
    await press(screen, 'Broadcast');
    const dialog = await screen.findByRole('dialog', { name: 'Send to 1,480 users now?' });
    expect(dialog.textContent).toContain('For: Everybody.');
    await expectAccessible();
    await pressIn(screen, 'Cancel');
    expect(requestsOf(createBroadcast)).toEqual([]);
    given(answer(createBroadcast, { message: 'Broadcast sent!' }));
    await press(screen, 'Broadcast');
    await pressIn(screen, 'Send');
    await screen.findByText('Broadcast sent!');
    const body = { message: 'Servers rest on Friday', segment: 'all', scheduledAt: null };
    expect(requestsOf(createBroadcast).map((one) => one.body)).toEqual([{ ...body, hold: true }]);
  });

  test('a date without a time is refused, and the time gets the focus', async () => {
    const screen = await open();
    await fill(screen, 'Message', 'Later');
    await fill(screen, 'Schedule date', '2099-12-31');
    await press(screen, 'Broadcast');
    await screen.findByText('Please enter a time, or remove the date.');
    expect(document.activeElement).toBe(screen.getByLabelText('Schedule time'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsOf(createBroadcast)).toEqual([]);
  });

  test('until it is sent it says for how long, and Undo takes it back; afterwards there is no Undo', async () => {
    const heldUntil = new Date(Date.now() + 59_000).toISOString();
    const screen = await open(broadcast(1, { heldUntil }), broadcast(2));
    await screen.findByText(/^Sends in \d+ seconds?\.$/);
    given(answer(takeBackBroadcast, { message: 'Taken back.' }));
    await press(screen, /^Undo broadcast: Message 1/);
    await screen.findByText('Taken back.');
    expect(requestsOf(takeBackBroadcast)).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: /^Undo broadcast/ })).toHaveLength(1);
  });

  test('a test goes to the own User ID only, which is remembered', async () => {
    const screen = await open();
    await fill(screen, 'Message', 'How does it look?');
    await press(screen, 'Send a test to me');
    await enter(screen, 'Your own User ID', '007');
    await screen.findByText('This is not a valid User ID.');
    given(answer(testBroadcast, { message: 'Test sent to 1042.' }));
    await enter(screen, 'Your own User ID', '1042');
    await screen.findByText('Test sent to 1042.');
    const body = { message: 'How does it look?', userId: 1042 };
    expect(requestsOf(testBroadcast).map((one) => one.body)).toEqual([body]);
    expect(requestsOf(createBroadcast)).toEqual([]);
  });
});

test('drafts and templates are saved, used and shared; delivered messages are counted', async () => {
  const template: BroadcastDraftView = {
    ...{ _id: 'a'.repeat(24), text: 'Your plan ends soon', segment: 'expiring', isTemplate: true },
    ...{ author: 'Nadia', savedAt: '2031-01-05T10:00:00.000Z' },
  };
  const screen = await open(broadcast(1, { delivery: { delivered: 1_470, failed: 10 } }));
  const [sent] = await history(screen);
  expect(sent).toContain('Delivered to 1,470');
  expect(sent).toContain('10 not delivered');
  given(answer(saveBroadcastDraft, { message: 'Draft saved.' }));
  given(answer(listBroadcastDrafts, { drafts: [template] }));
  await fill(screen, 'Message', 'Not yet');
  await press(screen, 'Save draft');
  await screen.findByText('Draft saved.');
  const saved = { message: 'Not yet', segment: 'all', isTemplate: false };
  expect(requestsOf(saveBroadcastDraft).map((one) => one.body)).toEqual([saved]);
  const [listed] = await itemTexts(screen, 'Drafts and templates');
  for (const text of ['Your plan ends soon', 'Template', 'Plans expiring soon', 'by Nadia'])
    expect(listed).toContain(text);
  await expectAccessible();
  await press(screen, 'Use: Your plan ends soon');
  expect((await field(screen, 'Message')).value).toBe('Your plan ends soon');
  expect((await field(screen, 'For')).value).toBe('expiring');
  given(answer(saveBroadcastDraft, { message: 'Template saved.' }));
  await fill(screen, 'Message', 'Your plan ends tomorrow');
  await press(screen, 'Save as template');
  await screen.findByText('Template saved.');
  expect(requestsOf(saveBroadcastDraft).at(-1)?.body).toMatchObject({
    ...{ message: 'Your plan ends tomorrow', isTemplate: true, draftId: template._id },
  });
  expect((await field(screen, 'Message')).value).toBe('');
});

test('a message that comes from a draft says so when it is sent, so that the draft does not stay', async () => {
  const draft: BroadcastDraftView = {
    ...{ _id: 'b'.repeat(24), text: 'Almost ready', segment: 'all', isTemplate: false },
    ...{ author: 'Nadia', savedAt: '2031-01-05T10:00:00.000Z' },
  };
  const screen = await open();
  given(answer(listBroadcastDrafts, { drafts: [draft] }));
  await fill(screen, 'Message', 'Another one');
  given(answer(saveBroadcastDraft, { message: 'Draft saved.' }));
  await press(screen, 'Save draft');
  await press(screen, 'Use: Almost ready');
  given(answer(createBroadcast, { message: 'Broadcast sent!' }));
  await press(screen, 'Broadcast');
  await pressIn(screen, 'Send');
  await screen.findByText('Broadcast sent!');
  expect(requestsOf(createBroadcast).at(-1)?.body).toMatchObject({ draftId: draft._id });
});

test('the broadcast that the address names is marked among the others', async () => {
  const named = broadcast(2);
  const screen = await openTab(inZone(<BroadcastsTab />), {
    path: `/admin/dashboard?tab=broadcasts&broadcast=${named._id}`,
    answers: [
      answer(listBroadcasts, { broadcasts: [broadcast(1), named], timeZone }),
      answer(countRecipients, { recipients: 1_480 }),
      answer(listBroadcastDrafts, { drafts: [] }),
    ],
  });
  await screen.findByText(named.text);
  const marked = screen.getAllByRole('listitem', { current: true });
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Message 2'),
  ]);
});
