import {
  getLeaderboard,
  type InboxItem,
  listActiveOffers,
  listCodeBatches,
  listLoginHistory,
  listPaymentInbox,
  listPayments,
  listRedeemCodes,
  listUsers,
} from '@portal/contracts';
import { answer } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { sampleCode } from '../../../test/sample-codes';
import { listedLogin, listedOffer, listedPayment } from '../../../test/sample-lists';
import { listedUser, userList } from '../../../test/sample-users';
import { CurrentTab } from '../../frame/current-tab';

const PLACES = [1, 2, 3] as const;
const idOf = (place: number) => String(place).padStart(24, '0');
const pagination = { currentPage: 1, totalPages: 1, totalRecords: 3 };
const at = '2031-03-01T06:00:00.000Z';

const users = PLACES.map((place) => listedUser(1000 + place));
const items = PLACES.map(
  (amount) =>
    ({
      ...{ kind: 'unmatched', _id: idOf(amount), method: 'bkash', amount, reason: 'No order.', at },
      ...{ text: null, trxId: null, sender: null, reference: null, order: null, suggestions: [] },
    }) satisfies InboxItem,
);
const leaderboard = PLACES.map((place) => ({
  ...{ userId: 1000 + place, name: `Amina ${1000 + place}`, totalDownloads: 9 },
}));
const counts = { all: 3, total: 3, available: 3, used: 0 };
const waits = { unmatched: 3, mismatched: 0, late: 0, unparsed: 0 };

const ANSWERS = [
  answer(listUsers, userList(users)),
  answer(listPayments, { payments: PLACES.map((place) => listedPayment(place)), pagination }),
  answer(listLoginHistory, { history: PLACES.map((place) => listedLogin(place)), pagination }),
  answer(listActiveOffers, { offers: PLACES.map((place) => listedOffer(place)), pagination }),
  answer(listPaymentInbox, { items, pagination, counts: waits, kind: 'unmatched' }),
  answer(getLeaderboard, { leaderboard }),
  answer(listCodeBatches, { batches: [], pagination }),
  answer(listRedeemCodes, {
    codes: PLACES.map((place) => sampleCode(place)),
    ...{ pagination, counts, timeZone: 'Asia/Dhaka' },
  }),
];

/** A control of each row, in every list. */
const LISTS = [
  ['users', 'link', /^Amina /],
  ['active', 'link', /^Amina /],
  ['expiring', 'button', /^Details of /],
  ['leaderboard', 'link', /^Amina /],
  ['payments', 'link', /^Open payment /],
  ['offers', 'button', /^Remove the offer of /],
  ['login-history', 'button', /^Delete the sign-in of /],
  ['redeem-codes', 'checkbox', /^Select (?!All)/],
  ['payment-inbox', 'button', /^Dismiss/],
] as const;

test.each(LISTS)(
  '%s: arrow keys, Home and End move the focus between its rows (ADM-92)',
  async (tab, role, name) => {
    const screen = await openTab(<CurrentTab />, {
      path: `/admin/dashboard?tab=${tab}`,
      answers: ANSWERS,
    });
    const controls = await screen.findAllByRole(role, { name });
    expect(controls).toHaveLength(3);
    controls[0]?.focus();
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['Home', 0],
      ['ArrowUp', 0],
      ['End', 2],
    ] as const) {
      await screen.user.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(controls[place]);
    }
  },
);

test('Enter opens the record of the row that the keys reached', async () => {
  const screen = await openTab(<CurrentTab />, {
    path: '/admin/dashboard?tab=payments',
    answers: ANSWERS,
  });
  const [first] = await screen.findAllByRole('link', { name: /^Open payment / });
  first?.focus();
  await screen.user.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe(`/admin/payment/${idOf(2)}`);
});
