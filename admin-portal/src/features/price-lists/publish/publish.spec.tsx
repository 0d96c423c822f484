import {
  getAdminFactor,
  type PriceListsResponse,
  publishPriceList,
  stepUp,
} from '@portal/contracts';
import {
  answer,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
} from '@portal/screen-testing';
import { openTab } from '../../../../test/open-tab';
import {
  firstList,
  priceListService,
  sampleDraft,
  twoPlans,
} from '../../../../test/sample-price-lists';
import { dialogOf, fill, itemTexts, press, pressIn } from '../../../../test/steps';
import { StepUpHost } from '../../../shared/access/step-up-host';
import { PriceListsTab } from '../price-lists-tab';

/** The frame of the portal asks for a fresh proof. */
const tab = (
  <>
    <PriceListsTab />
    <StepUpHost />
  </>
);
const dearer = (priceBdt: number) =>
  twoPlans().map((plan) => (plan.id === 'combo_7d' ? { ...plan, priceBdt } : plan));
const draft = sampleDraft(dearer(899));
const open = async (start: Partial<PriceListsResponse> = {}): Promise<Screen> => {
  const screen = await openTab(tab, {
    role: 'finance',
    answers: priceListService({
      draft,
      lists: [{ ...firstList(), plans: twoPlans() }],
      ...start,
    }),
  });
  await press(screen, 'Publish...');
  await screen.findByRole('dialog', { name: 'Publish the draft' });
  return screen;
};
const sent = () => requestsOf(publishPriceList).map(({ body }) => body);
const later = async (screen: Screen) =>
  screen.user.click(await screen.findByRole('radio', { name: 'At a time' }));

test('the dialog shows the differences; now publishes at once and says so', async () => {
  const screen = await open();
  expect(await itemTexts(screen, 'Differences from the price list in effect')).toEqual([
    'Combo - 7 Days: BDT 799 → 899',
  ]);
  await expectAccessible();
  await fill(screen, 'Reason (optional)', 'Prices of March');
  await press(screen, 'Publish now');
  await screen.findByText('Price list 2 is in effect.');
  expect(sent()).toEqual([
    { revision: 3, after: 1, effectiveFrom: null, reason: 'Prices of March' },
  ]);
  await screen.findByRole('table', { name: 'Price list 2' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('button', { name: 'Edit prices' });
});

test('a time is in the zone of the service; the list waits for it', async () => {
  const screen = await open();
  await later(screen);
  await screen.findByText('Times in Asia/Dhaka.');
  await fill(screen, 'Date', '2099-12-31');
  await fill(screen, 'Time', '23:30');
  await expectAccessible();
  await press(screen, 'Schedule');
  await screen.findByText('Price list 2 is scheduled.');
  expect(sent()).toEqual([{ revision: 3, after: 1, effectiveFrom: '2099-12-31T17:30:00.000Z' }]);
  await screen.findByText('Waits for its time');
});

test('a time must be complete and in the future, a reason has 3 to 200 characters', async () => {
  const screen = await open();
  await fill(screen, 'Reason (optional)', 'ab');
  await press(screen, 'Publish now');
  await screen.findByText('A reason has 3 to 200 characters.');
  await later(screen);
  await fill(screen, 'Date', '2099-12-31');
  await press(screen, 'Schedule');
  await screen.findByText('Please enter date and time.');
  await fill(screen, 'Date', '2020-01-01');
  await fill(screen, 'Time', '10:00');
  await press(screen, 'Schedule');
  await screen.findByText('The time must be in the future.');
  expect(sent()).toEqual([]);
});

test('a publication that needs a fresh proof is sent again after it', async () => {
  const screen = await open();
  const factor = { isAvailable: true, enabledAt: null, recoveryCodesLeft: 0 };
  given(refuse(publishPriceList, 'sessions/step-up-required'), answer(getAdminFactor, factor));
  await press(screen, 'Publish now');
  const password = await screen.findByLabelText('Password');
  given(
    ...priceListService({ draft }),
    answer(stepUp, { provenUntil: '2099-01-01T00:00:00.000Z' }),
  );
  await screen.user.type(password, 'right{Enter}');
  await screen.findByText('Price list 2 is in effect.');
  expect(sent()).toHaveLength(2);
});

test.each([
  ['price-lists/newer', 'Another price list was published in the meantime. Load the page again.'],
  ['price-lists/draft-changed', 'Somebody saved this draft in the meantime. Load it again.'],
  ['price-lists/own-draft', 'Somebody else has to publish what you wrote.'],
] as const)('%s is said in the dialog, and Load again reads the lists', async (code, text) => {
  const screen = await open();
  given(refuse(publishPriceList, code));
  await press(screen, 'Publish now');
  (await dialogOf(screen)).getByText(text);
  await expectAccessible();
  given(...priceListService({ draft: sampleDraft(dearer(950), { revision: 7 }) }));
  await pressIn(screen, 'Load again');
  await screen.findByText('950');
  expect(screen.queryByRole('dialog')).toBeNull();
});
