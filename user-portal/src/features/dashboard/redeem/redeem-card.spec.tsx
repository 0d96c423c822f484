import { ERROR_CATALOGUE, redeemCode } from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  answer,
  disconnect,
  expectAccessible,
  hold,
  refuse,
  requestsOf,
  sampleUser,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { openPage } from '../../../../test/open-page';
import { RedeemCard } from './redeem-card';

const user = sampleUser();
const CODE = 'ABCD-EFGH-JKLM-NPQR';

async function open(options: ScreenOptions = {}) {
  const card = (
    <main>
      <RedeemCard />
    </main>
  );
  const screen = await openPage(card, { path: '/dashboard', session: { user }, ...options });
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  /** Enters a code at once, and submits it. */
  const submit = async (text: string): Promise<void> => {
    await screen.user.click(code);
    await screen.user.paste(text);
    await screen.user.click(screen.getByText('Redeem'));
  };
  return { ...screen, code, submit };
}
const sent = () => requestsOf(redeemCode).map(({ body }) => body);

test('a code of more than 1,000 videos gives unlimited videos', async () => {
  const screen = await open({
    answers: [answer(redeemCode, { granted: { days: 30, videos: 999_999 }, updated: user })],
  });
  await screen.submit(CODE);
  await screen.findByText('Done! You received 30 days and unlimited videos.');
});

test('a code adds days and videos: the card tells them, and the user gets them at once', async () => {
  const updated = { ...user, balance: 200, daysRemaining: 50 };
  const screen = await open({
    answers: [answer(redeemCode, { granted: { days: 30, videos: 100 }, updated })],
  });
  await screen.submit('abcd-efgh-jklm-npqr');
  await screen.findByText('Done! You received 30 days and 100 videos.');
  expect(sent()).toEqual([{ code: CODE.replaceAll('-', '') }]);
  expect(readStoredUser()).toMatchObject({ balance: 200, daysRemaining: 50 });
  await waitFor(() => expect(screen.code.value).toBe(''));
  await expectAccessible();
});

test('a code is grouped while one types', async () => {
  const screen = await open();
  await screen.user.type(screen.code, 'abcdefghjk');
  expect(screen.code.value).toBe('ABCD-EFGH-JK');
  await screen.user.keyboard('{Backspace}{Backspace}');
  expect(screen.code.value).toBe('ABCD-EFGH');
});

test.each(['abcd-efgh-jklm-npqr', ' ABCD EFGH\tJKLM NPQR\n', 'abcd–efgh—jklm−npqr'])(
  'a code is taken as pasted: small letters, blanks, any hyphens: %j',
  async (pasted) => {
    const screen = await open();
    await screen.user.click(screen.code);
    await screen.user.paste(pasted);
    expect(screen.code.value).toBe(CODE);
  },
);

test('what cannot be a code is not sent', async () => {
  const screen = await open();
  await screen.submit('ABCD-EFGH');
  await screen.findByText(/^A code has 16 letters and digits/);
  await expectAccessible();
  await screen.user.clear(screen.code);
  expect(screen.queryByText(/^A code has 16/)).toBeNull();
  await screen.submit('OOOO-1111-IIII-0000');
  await screen.findByText(/^A code has 16 letters and digits/);
  expect(sent()).toEqual([]);
});

test('too many wrong codes: the card says when to try again', async () => {
  const screen = await open({ answers: [refuse(redeemCode, 'redeem-codes/too-many-tries')] });
  await screen.submit(CODE);
  await screen.findByText(ERROR_CATALOGUE['redeem-codes/too-many-tries'].text);
  expect(screen.code.value).toBe(CODE);
});

test('a lost connection says so and keeps the code', async () => {
  const screen = await open({ answers: [disconnect(redeemCode)] });
  await screen.submit(CODE);
  await screen.findByText('Failed to connect to the server.');
  expect(screen.code.value).toBe(CODE);
});

test('with the keyboard alone; pressed twice it is sent once', async () => {
  const held = hold(redeemCode, { granted: { days: 0, videos: 65 }, updated: user });
  const screen = await open({ answers: [held.answer] });
  await screen.user.tab();
  expect(document.activeElement).toBe(screen.code);
  await screen.user.keyboard('abcdefghjklmnpqr{Enter}');
  await screen.findByText('Redeeming…');
  await screen.user.keyboard('{Enter}');
  await held.release();
  await screen.findByText('Done! You received 65 videos.');
  expect(sent()).toHaveLength(1);
});
