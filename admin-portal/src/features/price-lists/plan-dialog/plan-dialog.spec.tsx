import { type PricedPlanView, savePriceDraft } from '@portal/contracts';
import {
  expectAccessible,
  given,
  requestsOf,
  type Screen,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../../test/open-tab';
import {
  firstList,
  priceListService,
  sampleDraft,
  samplePlan,
  twoPlans,
} from '../../../../test/sample-price-lists';
import { fill, press } from '../../../../test/steps';
import { PriceListsTab } from '../price-lists-tab';
import { idOfName } from './plan-entries';

const open = (plans: PricedPlanView[] = twoPlans(), options: ScreenOptions = {}) =>
  openTab(<PriceListsTab />, {
    role: 'finance',
    answers: priceListService({
      draft: sampleDraft(plans),
      lists: [{ ...firstList(), plans: twoPlans() }],
    }),
    ...options,
  });
const field = (screen: Screen, label: string) => screen.findByLabelText<HTMLInputElement>(label);
const saved = () => requestsOf(savePriceDraft).map(({ body }) => body.plans);
const toggle = async (screen: Screen, name: string) =>
  screen.user.click(await screen.findByRole('switch', { name }));
/** What a field says about its entry. */
const noteAt = async (screen: Screen, label: string) => {
  const id = (await field(screen, label)).getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('a new plan needs name, bots, days, videos and prices; its id follows the name', async () => {
  const screen = await open();
  await press(screen, 'Add plan');
  await screen.findByRole('dialog', { name: 'Add plan' });
  expect(document.activeElement).toBe(await field(screen, 'Name'));
  await expectAccessible();
  await fill(screen, 'Name', 'Eid Special - 15 Days');
  expect((await field(screen, 'Id')).value).toBe('eid_special_15_days');
  await fill(screen, 'Bangla name', 'ঈদ স্পেশাল - ১৫ দিন');
  await screen.user.click(screen.getByRole('radio', { name: 'Plan page' }));
  await toggle(screen, 'DRM bot (downloads)');
  await fill(screen, 'Days', '15');
  await fill(screen, 'Videos', '200');
  await fill(screen, 'Price in BDT', '999');
  await fill(screen, 'Price in INR', '699');
  await fill(screen, 'Text (optional)', 'For the holidays.');
  await press(screen, 'Save plan');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.at(-1)).toEqual(samplePlan({ id: 'eid_special_15_days' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is wrong is said at its field, and the first of them has the focus', async () => {
  const screen = await open();
  await press(screen, 'Add plan');
  await toggle(screen, 'DRM bot (downloads)');
  await fill(screen, 'Id', 'combo_7d');
  await fill(screen, 'Days', '3651');
  await fill(screen, 'Videos', '0');
  await fill(screen, 'Price in BDT', '0');
  await fill(screen, 'Price in INR', '1.5');
  await fill(screen, 'Price in USD', '');
  await fill(screen, 'On sale from: date', '2031-03-01');
  await press(screen, 'Save plan');
  const said: Readonly<Record<string, string>> = {
    Name: 'Please fill this field.',
    'Bangla name': 'Please fill this field.',
    Id: 'Another plan has this id.',
    Days: 'A whole number from 1 to 3,650.',
    Videos: 'A whole number from 1 to 1,000,000,000.',
    'Price in BDT': 'A whole number from 1 to 1,000,000.',
    'Price in INR': 'A whole number from 1 to 1,000,000.',
    'Price in USD': 'A whole number from 0 to 1,000,000.',
    'On sale from: date': 'Please enter both date and time, or neither.',
  };
  for (const [label, text] of Object.entries(said)) expect(await noteAt(screen, label)).toBe(text);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await expectAccessible();
  for (const wrong of ['Combo', '7days', 'ab', 'a-b-c']) {
    await fill(screen, 'Id', wrong);
    expect(await noteAt(screen, 'Id')).toContain('lower-case letters');
  }
  expect(saved()).toEqual([]);
});

test('an edited plan keeps its id; times are those of the service', async () => {
  const screen = await open();
  await press(screen, 'Edit Combo - 7 Days');
  await screen.findByRole('dialog', { name: 'Edit Combo - 7 Days' });
  expect(screen.queryByLabelText('Id')).toBeNull();
  expect((await field(screen, 'Price in BDT')).value).toBe('799');
  await fill(screen, 'Price in BDT', '899');
  await fill(screen, 'On sale until: date', '2031-03-31');
  await fill(screen, 'On sale until: time', '23:30');
  await screen.findByText(/^Times in Asia\/Dhaka\./);
  await press(screen, 'Save plan');
  await waitFor(() => expect(saved()).toHaveLength(1));
  const combo = twoPlans().find(({ id }) => id === 'combo_7d');
  expect(saved()[0]?.find(({ id }) => id === 'combo_7d')).toEqual({
    ...combo,
    ...{ priceBdt: 899, visibleUntil: '2031-03-31T17:30:00.000Z' },
  });
});

test('a copy has all values but the names, the id and the mark of the usual choice', async () => {
  const screen = await open([...twoPlans(), samplePlan({ isUsual: true })]);
  await press(screen, 'Add a copy of Eid Special - 15 Days');
  expect((await field(screen, 'Name')).value).toBe('');
  expect((await field(screen, 'Price in BDT')).value).toBe('999');
  await fill(screen, 'Name', 'Eid Special - 20 Days');
  await fill(screen, 'Bangla name', 'ঈদ স্পেশাল - ২০ দিন');
  await fill(screen, 'Days', '20');
  await press(screen, 'Save plan');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.at(-1)).toEqual(
    samplePlan({
      ...{ id: 'eid_special_20_days', name: 'Eid Special - 20 Days', durationDays: 20 },
      nameBn: 'ঈদ স্পেশাল - ২০ দিন',
    }),
  );
});

test('a plan that becomes the usual choice takes the mark from the other one', async () => {
  const screen = await open();
  await press(screen, 'Edit Combo - 7 Days');
  await toggle(screen, 'Usual choice');
  await press(screen, 'Save plan');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(
    saved()[0]
      ?.filter(({ isUsual }) => isUsual)
      .map(({ id }) => id),
  ).toEqual(['combo_7d']);
});

test('a plan without the DRM bot has no videos', async () => {
  const screen = await open();
  await press(screen, 'Edit Combo - 7 Days');
  await toggle(screen, 'DRM bot (downloads)');
  expect(screen.queryByLabelText('Videos')).toBeNull();
  await press(screen, 'Save plan');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.find(({ id }) => id === 'combo_7d')).toMatchObject({
    ...{ videos: 0, activates: ['notify'] },
  });
});

test('what somebody else changed in the meantime is not overwritten', async () => {
  const screen = await open(twoPlans(), { clock: '2031-01-06T10:00:00.000Z' });
  await press(screen, 'Edit Combo - 7 Days');
  await fill(screen, 'Price in BDT', '899');
  // Another administrator saves the plan while the dialog is open.
  const others = twoPlans().map((plan) =>
    plan.id === 'combo_7d' ? { ...plan, priceBdt: 850 } : plan,
  );
  given(...priceListService({ draft: sampleDraft(others, { revision: 9 }) }));
  await screen.passTime(60_000);
  await screen.findByText('850');
  await press(screen, 'Save plan');
  await screen.findByText(/^Somebody changed this plan in the meantime/);
  expect(saved()).toEqual([]);
});

test.each([
  ['Eid Special - 15 Days', 'eid_special_15_days'],
  ['7 days', 'days'],
  ['ঈদ', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('the id of %s is %s', (name, id) => {
  expect(idOfName(name)).toBe(id);
});
