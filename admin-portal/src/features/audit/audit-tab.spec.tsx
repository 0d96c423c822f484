import {
  type AuditView,
  getAdminSession,
  listAudit,
  type ListAuditResponse,
} from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  savedFiles,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { press, rowTexts } from '../../../test/steps';
import { shownTime } from '../../shared/time/zone-times';
import { AuditTab } from './audit-tab';

/** A change of a profile by Ana. */
const action = (number: number, change: Partial<AuditView> = {}): AuditView => ({
  ...{ _id: String(number), at: '2026-03-15T18:30:05.000Z', actor: 'ana' },
  ...{ action: 'accounts/profile', outcome: 'done', target: 'user:10001', details: {} },
  ...{ address: '203.0.113.9', requestId: 'request-1', ...change },
});
const listed = (audit: AuditView[], totalPages = 1, totalRecords = audit.length) => ({
  audit,
  pagination: { currentPage: 1, totalPages, totalRecords },
  ...{ actors: ['ana', 'ben'], timeZone: 'Asia/Dhaka' },
});
const open = (response: ListAuditResponse, search = '') =>
  openTab(<AuditTab />, {
    path: `/admin/dashboard?tab=audit${search}`,
    answers: [answer(listAudit, response)],
  });
const rows = (screen: Screen) => rowTexts(screen, 'Audit Log');
const choose = async (screen: Screen, label: string, option: string) =>
  screen.user.selectOptions(await screen.findByLabelText(label), option);

test('shows when in the zone of the service, who, what in words, whom with a link, before → after, and the address', async () => {
  const details = { 'before:name': 'Rafi', 'after:name': '<b>Rafi</b> Ahmed' };
  const refused = { action: 'admins/sign-in-failed', outcome: 'refused', actor: null } as const;
  const screen = await open(
    listed([
      action(1, { details }),
      action(2, {
        ...refused,
        target: 'admin',
        details: { reason: 'wrong password', failures: 3 },
      }),
    ]),
  );
  await screen.findByText('Times and days in Asia/Dhaka');
  const [profile, failed] = await rows(screen);
  for (const text of ['Mar 16, 2026', 'ana', 'Edited the profile', 'Done', '203.0.113.9'])
    expect(profile).toContain(text);
  expect(profile).toContain('Name: Rafi → <b>Rafi</b> Ahmed');
  const link = screen.getByRole('link', { name: 'User 10001' });
  expect(link.getAttribute('href')).toBe('/admin/manage/10001');
  for (const text of ['Unknown', 'Failed sign-ins', 'Refused', 'Administrators’ sign-in'])
    expect(failed).toContain(text);
  expect(failed).toContain('Reason: wrong password');
  expect(failed).toContain('Failures: 3');
  await expectAccessible();
});

test('has the clock of the frame, which may be one’s own; the days of the filter stay those of the service (ADM-110)', async () => {
  const service = { stage: 'trial', timeZone: 'America/New_York' } as const;
  const session = { authenticated: true, actor: 'Nadia', role: 'owner', service } as const;
  const screen = await openTab(<AuditTab />, {
    path: '/admin/dashboard?tab=audit',
    answers: [
      answer(getAdminSession, session),
      answer(listAudit, listed([action(1, { details: {} })])),
    ],
  });
  await screen.findByText('Times in America/New_York, days of the filter in Asia/Dhaka');
  const [row] = await rows(screen);
  expect(row).toContain(shownTime(action(1, {}).at, 'America/New_York'));
});

test('money shows whom, what, how much and how many days, each a link; nobody decided is said so', async () => {
  const money = { userId: 10_001, userName: 'Nusrat', amount: 599, days: 7, reason: null };
  const screen = await open(
    listed([
      action(1, {
        ...{ action: 'payments/match', target: 'receipt:r1', ...money },
        objects: ['order:K7M2P9Q4', 'trx:CFA1B2C3D4'],
        details: { order: 'K7M2P9Q4', trxId: 'CFA1B2C3D4', 'before:days': 0, 'after:days': 7 },
      }),
      action(2, {
        ...{ action: 'payments/complete', target: 'order:K7M2P9Q5', ...money, objects: [] },
        ...{ actor: null, address: '', details: { by: 'relay:phone' } },
      }),
    ]),
  );
  const [matched, completed] = await rows(screen);
  for (const text of ['599 BDT', '+7 days', 'Reported money', 'Days: 0 → 7'])
    expect(matched).toContain(text);
  expect(matched).not.toContain('Trx id');
  const [user] = screen.getAllByRole('link', { name: 'Nusrat (10001)' });
  expect(user?.getAttribute('href')).toBe('/admin/manage/10001');
  screen.getByRole('link', { name: 'Order K7M2P9Q4' });
  screen.getByRole('link', { name: 'TrxID CFA1B2C3D4' });
  expect(completed).toContain('Automaticrelay:phone');
  await expectAccessible();
});

test('why an action was done has its own column, and is said once', async () => {
  const reason = 'Paid in cash';
  const screen = await open(
    listed([
      action(1, { userId: 10_001, reason, details: { reason, days: 7 } }),
      action(2, { userId: 10_001, reason: null, details: { days: 7 } }),
    ]),
  );
  await screen.findByRole('columnheader', { name: 'Why' });
  const [first, second] = await rows(screen);
  expect(first?.split(reason)).toHaveLength(2);
  expect(first).toMatch(/Paid in cash$/);
  expect(second).toMatch(/—$/);
});

test('broadcasts, batches, offers and versions lead to what they were', async () => {
  const of = (number: number, target: string) =>
    action(number, { userId: null, target, objects: [], reason: null });
  const screen = await open(
    listed([
      of(1, 'broadcast:b1'),
      of(2, 'batch:Eid Dhaka'),
      of(3, 'offer:o1'),
      of(4, 'method-list:3'),
      of(5, 'price-list:4'),
    ]),
  );
  const address = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await address('Broadcast')).toBe('/admin/dashboard?tab=broadcasts&broadcast=b1');
  expect(await address('Batch Eid Dhaka')).toBe(
    '/admin/dashboard?tab=redeem-codes&search=Eid%20Dhaka',
  );
  expect(await address('Offer')).toBe('/admin/dashboard?tab=audit&target=offer%3Ao1');
  expect(await address('Payment methods 3')).toBe('/admin/dashboard?tab=payment-methods');
  expect(await address('Price list 4')).toBe('/admin/dashboard?tab=price-lists');
});

test('a bulk action is one row that opens to its users', async () => {
  const target = 'bulk-act:b1';
  const details = { kind: 'add', users: 2, pending: 0, kept: 0, done: 2 };
  const none = { userId: null, objects: [] };
  const screen = await open(
    listed([action(1, { action: 'bulk-actions/start', target, details, ...none })]),
  );
  const [row] = await rows(screen);
  expect(row).toContain('Done: 2');
  expect(row).not.toContain('Kept');
  const part = { action: 'bulk-actions/add', parent: target, days: 7, objects: [target] };
  given(
    answer(
      listAudit,
      listed(
        [
          action(2, { ...part, userId: 10_001, userName: 'Nusrat' }),
          action(3, { ...part, userId: 10_002, userName: 'User 10002' }),
        ],
        2,
        40,
      ),
    ),
  );
  await press(screen, 'Show users');
  await screen.findByRole('link', { name: 'Nusrat' });
  expect(requestsOf(listAudit).at(-1)?.query).toMatchObject({ about: target });
  expect((await rows(screen))[0]).toContain('10002 Added to the plan in a bulk action · +7 days');
  screen.getByRole('link', { name: 'Show all users' });
  await expectAccessible();
  await press(screen, 'Hide users');
  expect(screen.queryByRole('link', { name: 'Nusrat' })).toBeNull();
});

describe('the filter', () => {
  test('stands in the address: who, one action or all about a noun, whom and days', async () => {
    const screen = await open(listed([action(1)]), '&page=1');
    await rows(screen);
    await choose(screen, 'Who', 'ben');
    await choose(screen, 'What', 'Froze the user');
    await screen.user.type(screen.getByLabelText('Whom'), '10001');
    await screen.user.type(screen.getByLabelText('From'), '2026-03-01');
    await waitFor(() =>
      expect(requestsOf(listAudit).at(-1)?.query).toMatchObject({
        ...{ actor: 'ben', action: 'accounts/freeze', about: '10001', from: '2026-03-01' },
      }),
    );
    expect(window.location.search).toContain('target=10001&from=2026-03-01');
    await choose(screen, 'What', 'All about accounts');
    await waitFor(() => expect(requestsOf(listAudit).at(-1)?.query['action']).toContain(','));
    await press(screen, 'Clear all filters');
    await waitFor(() => expect(window.location.search).toBe('?tab=audit'));
  });

  test('with the first day after the last says so; no actions found for another', async () => {
    const screen = await open(listed([]), '&from=2026-03-01&to=2020-01-01');
    await screen.findByText('The first day is after the last day.');
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2020-01-01');
    await press(screen, 'Clear all filters');
    await screen.findByText('No actions found for this filter.');
    await press(screen, 'Export CSV');
    await screen.findByText('No data to export.');
  });
});

describe('Export CSV', () => {
  const part = (from: number) => Array.from({ length: 3 }, (_, place) => action(from + place));

  test('holds everything the filter shows, over all pages; hostile values are text', async () => {
    const hostile = { actor: '=1+1', target: '@SUM(A1)', address: '\t=2', details: { '=x': '-1' } };
    const screen = await open(listed([action(1)]), '&target=10001');
    given(
      answer(listAudit, ({ query }) =>
        listed([query['page'] === '2' ? action(2, hostile) : action(1)], 2, 2),
      ),
    );
    await press(screen, 'Export CSV');
    await screen.findByText('2 actions exported.');
    const [file] = await savedFiles();
    expect(file?.name).toMatch(/^audit_2026-03-16_\d{4}-\d\d-\d\d\.csv$/);
    const [head, first, second] = file?.text.split('\r\n') ?? [];
    expect(head).toBe(
      '\uFEFFtime,time_utc,administrator,action,what,outcome,target,details,address,request_id',
    );
    expect(first).toContain('ana,accounts/profile,Edited the profile,Done,user:10001');
    for (const cell of [`"'=1+1"`, `"'@SUM(A1)"`, `"'=x: -1"`, `"'\t=2"`])
      expect(second).toContain(cell);
  });

  test('tells how far it is, and is cancelled by the same button', async () => {
    const screen = await open(listed([action(1)]));
    await rows(screen);
    const last = hold(listAudit, listed(part(9), 3, 60_000));
    given(
      answer(listAudit, ({ query }) => {
        const page = Number(query['page']);
        if (page === 2) given(last.answer);
        return listed(part(page * 3), 3, 60_000);
      }),
    );
    await press(screen, 'Export CSV');
    await screen.findByText('Exporting 6 of 50,000…');
    screen.getByRole('progressbar', { name: 'Export' });
    await press(screen, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Export CSV');
    await last.release();
    expect(await savedFiles()).toEqual([]);
  });

  test('goes on after the rate limit, and says when it holds only the newest 50,000', async () => {
    const screen = await open(listed([action(1)]));
    await rows(screen);
    const half = (page: number) =>
      Array.from({ length: 25_000 }, (_, place) => action(page * 25_000 + place));
    given(
      answer(listAudit, () => {
        given(refuse(listAudit, 'request/too-many', { retryAfter: 1 }));
        return listed(half(1), 3, 60_000);
      }),
    );
    await press(screen, 'Export CSV');
    await waitFor(() => expect(requestsOf(listAudit).at(-1)?.query['page']).toBe('2'));
    given(answer(listAudit, ({ query }) => listed(half(Number(query['page'])), 3, 60_000)));
    await screen.findByText(
      'Only the newest 50,000 of 60,000 actions are in the file. Choose fewer days for the rest.',
    );
    const [file] = await savedFiles();
    expect(file?.text.trimEnd().split('\r\n')).toHaveLength(50_001);
  });

  test('that fails says so', async () => {
    const screen = await open(listed([action(1)]));
    await rows(screen);
    given(disconnect(listAudit));
    await press(screen, 'Export CSV');
    await screen.findByText('The export failed.');
  });
});

test('is busy until its answer is there; when it fails it says why and tries again', async () => {
  const held = hold(listAudit, listed([action(1)]));
  const screen = await openTab(<AuditTab />, { answers: [held.answer] });
  await held.asked;
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  await held.release();
  expect(await rows(screen)).toHaveLength(1);
  const other = await openTab(<AuditTab />, { answers: [disconnect(listAudit)] });
  await other.findByText('Server connection error.');
  given(answerHtml(listAudit));
  await press(other, 'Try again');
  await other.findByText('Failed to fetch the audit log.');
});
