import {
  type AdminPaymentView,
  getPayment,
  listPayments,
  listUsers,
  type PaymentRecord,
} from '@portal/contracts';
import { Route, Routes } from '@portal/router';
import { answer, expectAccessible, requestsOf, type Screen, waitFor } from '@portal/screen-testing';
import { managedUser } from '../../../test/managed-user';
import { openTab } from '../../../test/open-tab';
import { listedUser, userList } from '../../../test/sample-users';
import { press } from '../../../test/steps';
import { paths } from '../../paths';
import { CurrentTab } from '../current-tab';

const user = listedUser(1001);
const other = listedUser(1002);
const AT = '2031-03-01T06:00:00.000Z';
const ORDER: AdminPaymentView = {
  ...{ _id: 'a'.repeat(24), userId: 1001, userInfo: { name: 'Nusrat' }, status: 'completed' },
  ...{ amount: 599, received_amount: 599, ref_code: 'K7M2P9Q4', trx_id: 'CFA1B2C3D4' },
  ...{ createdAt: AT, planName: 'Combo - 7 Days', method: 'bkash', isLate: false },
};
const RECORD: PaymentRecord = {
  order: {
    ...{ ...ORDER, days: 7, videos: 250, expiresAt: AT },
    ...{ hasOffer: false, submittedTrxId: null },
  },
  ...{ money: null, decision: null, waiting: null, grant: null, audit: [], timeZone: 'Asia/Dhaka' },
};

const { matchMedia, innerWidth } = window;
const setWidth = (width: number): void => {
  window.innerWidth = width;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: query === `(min-width: ${width}px)`, media: query, onchange: null },
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};
afterEach(() => {
  window.matchMedia = matchMedia;
  window.innerWidth = innerWidth;
});

const SCREENS = (
  <Routes>
    <Route path={paths.dashboard} element={<CurrentTab />} />
    <Route path={`${paths.records}/:userId`} element={<CurrentTab />} />
  </Routes>
);
const open = (address: string) =>
  openTab(SCREENS, {
    path: address,
    answers: [
      answer(listUsers, userList([user, other])),
      answer(listPayments, {
        payments: [ORDER],
        pagination: { currentPage: 1, totalPages: 1, totalRecords: 1 },
      }),
      answer(getPayment, { payment: RECORD }),
      ...managedUser({ user }),
    ],
  });
const here = () => window.location.pathname + window.location.search;
const record = (screen: Screen) => screen.findByRole('complementary', { name: /^Record of/ });
const choose = async (screen: Screen, name: string) =>
  screen.user.click(await screen.findByRole('link', { name }));

describe('in a window of 1800 px', () => {
  beforeEach(() => setWidth(1_800));

  test('a chosen user stands beside the list, in its address; Escape and Back close it (ADM-111)', async () => {
    const screen = await open('/admin/dashboard?tab=users&status=active');
    await choose(screen, 'Amina 1001');
    const panel = await record(screen);
    await waitFor(() => expect(panel.textContent).toContain('Admin Actions'));
    expect(here()).toBe('/admin/dashboard?tab=users&status=active&record=user%3A1001');
    screen.getByRole('table', { name: 'All Users' });
    expect(document.activeElement).toBe(panel);
    await expectAccessible();
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(here()).toBe('/admin/dashboard?tab=users&status=active');
    expect(document.activeElement?.textContent).toBe('Amina 1001');
  });

  test('the same address opens it again; its own address is one link away', async () => {
    const screen = await open('/admin/dashboard?tab=users&record=user%3A1001');
    await record(screen);
    await choose(screen, 'Open the whole record');
    await waitFor(() => expect(here()).toBe('/admin/manage/1001'));
  });

  test('a chosen payment stands beside Payment History, and its user replaces it', async () => {
    const screen = await open('/admin/dashboard?tab=payments');
    await choose(screen, 'Open payment CFA1B2C3D4');
    await waitFor(async () => expect((await record(screen)).textContent).toContain('CFA1B2C3D4'));
    expect(here()).toBe(`/admin/dashboard?tab=payments&record=payment%3A${ORDER._id}`);
    expect(requestsOf(getPayment)).toHaveLength(1);
    await choose(screen, 'Nusrat');
    await screen.findByRole('complementary', { name: 'Record of the user' });
    await press(screen, 'Close the record');
    expect(here()).toBe('/admin/dashboard?tab=payments');
  });
});

describe('in a narrower window', () => {
  beforeEach(() => setWidth(1_280));

  test('a chosen user leads to the record', async () => {
    const screen = await open('/admin/dashboard?tab=users');
    await choose(screen, 'Amina 1001');
    await waitFor(() => expect(here()).toBe('/admin/manage/1001'));
  });

  test('the address of a list with a record leads to the record', async () => {
    await open('/admin/dashboard?tab=users&record=user%3A1001');
    await waitFor(() => expect(here()).toBe('/admin/manage/1001'));
  });

  test('another text in the address is no record', async () => {
    const screen = await open('/admin/dashboard?tab=users&record=user%3Anobody');
    await screen.findByRole('table', { name: 'All Users' });
    expect(here()).toBe('/admin/dashboard?tab=users&record=user%3Anobody');
  });
});
