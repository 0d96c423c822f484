import { type ListedUserView, listUsers } from '@portal/contracts';
import { answer, expectAccessible, requestsOf, savedFiles } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { listedUser, userList } from '../../../test/sample-users';
import { press, rowTexts } from '../../../test/steps';
import { CurrentTab } from '../../frame/current-tab';

const known = listedUser(1001, {
  ...{ price: 300, currency: 'BDT', email: 'amina@mail.com', expiry: 30, tags: ['vip', 'late'] },
  ...{ balance: 999_999, boughtPlan: 'Combo - 7 Days', lastSignInAt: '2031-03-05T06:00:00.000Z' },
  ...{ lastSeenAt: '2031-03-06T06:00:00.000Z', lastPaidAt: '2031-03-02T06:00:00.000Z' },
});
/** A user who never had a plan, and never did anything. */
const fresh = listedUser(1002, {
  ...{ start: null, price: null, currency: null, email: null, expiry: 0, isFrozen: true },
  ...{ balance: 0, boughtPlan: null, lastSeenAt: null, lastSignInAt: null, lastPaidAt: null },
});
const open = (columns: string, ...users: ListedUserView[]) => {
  localStorage.setItem('adminColumns:users', columns);
  return openTab(<CurrentTab />, {
    path: '/admin/dashboard?tab=users',
    answers: [answer(listUsers, userList(users))],
  });
};

const EXTRA = 'planDays,price,planStart,email,joined';
const ACTIVITY = 'videos,boughtPlan,lastSeen,lastPayment';

test('a chosen fact of the plan has its unit; without a plan there is a dash', async () => {
  const screen = await open(EXTRA, known, fresh);
  const [first, second] = await rowTexts(screen, 'All Users');
  expect(first).toContain('30 days300 BDTMar 1, 2031amina@mail.comJan 1, 2031');
  expect(second).toContain('1002FROZEN————Jan 1, 2031');
  await expectAccessible();
  // The service reads the activity of users only for a list that shows it.
  expect(requestsOf(listUsers).at(-1)?.query).not.toHaveProperty('include');
});

test('of a user who has done nothing the activity says so', async () => {
  const screen = await open(ACTIVITY, known, fresh);
  const [first, second] = await rowTexts(screen, 'All Users');
  expect(first).toContain('UnlimitedCombo - 7 DaysMar 6, 2031Mar 2, 2031');
  expect(second).toContain('0 videosNot boughtSigned outNever');
  expect(requestsOf(listUsers).at(-1)?.query).toMatchObject({ include: 'activity' });
});

test('a file has the chosen facts as plain values, and empty cells for what is unknown', async () => {
  const screen = await open(`${ACTIVITY},${EXTRA}`, known, fresh);
  await press(screen, 'Export CSV');
  await screen.findByText('2 rows exported.');
  const [file] = await savedFiles();
  expect(file?.text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'user_id,name,frozen,tags,videos,plan,last_seen,last_sign_in,last_payment,plan_days,price,currency,plan_start,email,joined',
    '1001,Amina 1001,false,vip late,999999,Combo - 7 Days,2031-03-06T06:00:00.000Z,2031-03-05T06:00:00.000Z,2031-03-02T06:00:00.000Z,30,300,BDT,2031-03-01T00:00:00.000Z,amina@mail.com,2031-01-01T00:00:00.000Z',
    '1002,Amina 1002,true,,0,,,,,,,,,,2031-01-01T00:00:00.000Z',
  ]);
});
