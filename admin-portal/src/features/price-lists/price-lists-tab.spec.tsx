import {
  cancelPriceList,
  getPriceLists,
  type PriceListsResponse,
  savePriceDraft,
} from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  never,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { englishIn, FormatsRoot } from '@portal/ui';
import { openTab } from '../../../test/open-tab';
import {
  firstList,
  firstPlans,
  plansWith,
  priceLists,
  priceListService,
  sampleDraft,
  sampleList,
  samplePlan,
} from '../../../test/sample-price-lists';
import { dialogOf, itemTexts, press, pressIn, rowTexts } from '../../../test/steps';
import { PriceListsTab } from './price-lists-tab';

/** The screens of the portal have the clock of the service. */
const tab = (
  <FormatsRoot value={englishIn('Asia/Dhaka')}>
    <PriceListsTab />
  </FormatsRoot>
);
const open = (start: Partial<PriceListsResponse> = {}, role: AdminRole = 'finance') =>
  openTab(tab, { role, answers: priceListService(start) });
const buttonsOf = (screen: Screen, name: RegExp) => screen.queryAllByRole('button', { name });
const historyItem = async (screen: Screen, number: number) => {
  const heading = await screen.findByRole('heading', { level: 3, name: `Price list ${number}` });
  const item = heading.closest('li');
  if (!item) throw new Error('A heading of the history stands in its item.');
  return within(item);
};

describe('the list in effect', () => {
  test('shows each plan with name, place, days, videos, bots and prices, and the usual choice', async () => {
    const screen = await open();
    const rows = await rowTexts(screen, 'Price list 1');
    expect(rows).toHaveLength(12);
    const combo = rows.find((row) => row?.includes('Combo - 7 Days'));
    for (const text of ['কম্বো - ৭ দিন', 'combo_7d', 'Checkout', '250', 'DRM, Notify', '799', '499'])
      expect(combo).toContain(text);
    const usual = rows.filter((row) => row?.includes('Usual choice'));
    expect(usual).toHaveLength(1);
    for (const text of ['Standard Plan - 30 Days', 'Plan page', 'Unlimited', '1,500', '15'])
      expect(usual[0]).toContain(text);
    expect(screen.getAllByText('The service started with it.')).not.toHaveLength(0);
    await expectAccessible();
  });

  test('says since when, by whom and why, and from when until when a plan is on sale', async () => {
    const plan = samplePlan({
      visibleFrom: '2031-03-01T04:00:00.000Z',
      visibleUntil: '2031-03-31T04:00:00.000Z',
    });
    const screen = await open({
      current: 2,
      lists: [sampleList(2, { plans: [plan] }), firstList()],
    });
    const [row] = await rowTexts(screen, 'Price list 2');
    expect(row).toContain('from Mar 1, 2031, 10:00 AM');
    expect(row).toContain('until Mar 31, 2031, 10:00 AM');
    expect(await screen.findAllByText('written by Rafi, published by Nadia')).toHaveLength(2);
    expect(screen.getAllByText('“Prices of 2031”')).toHaveLength(2);
    expect(screen.getAllByText('Jan 5, 2031, 4:00 PM')).toHaveLength(2);
  });

  test('a skeleton stands there until it is read', async () => {
    const screen = await openTab(tab, { answers: [never(getPriceLists)] });
    await screen.findByRole('heading', { name: 'Plans and Prices' });
    expect(screen.queryByRole('table')).toBeNull();
    await expectAccessible();
  });

  test('a failure says why, and Try again reads it', async () => {
    const screen = await openTab(tab, { answers: [disconnect(getPriceLists)] });
    await screen.findByText('Server connection error.');
    await expectAccessible();
    given(answer(getPriceLists, priceLists()));
    await press(screen, 'Try again');
    await rowTexts(screen, 'Price list 1');
  });

  test('a list of 40 plans with long names has a row for each', async () => {
    const plans = Array.from({ length: 40 }, (_, place) =>
      samplePlan({ id: `plan_${place}_days`, name: `${'Long name '.repeat(5)}${place}` }),
    );
    const screen = await open({ lists: [{ ...firstList(), plans }] });
    expect(await rowTexts(screen, 'Price list 1')).toHaveLength(40);
    await expectAccessible();
  });
});

test('who may not change money reads everything and changes nothing', async () => {
  const draft = sampleDraft(plansWith('combo_7d', { priceBdt: 899 }));
  const waiting = sampleList(2, { effectiveFrom: '2099-01-05T10:00:00.000Z' });
  const screen = await open({ draft, waiting: 2, lists: [waiting, firstList()] }, 'viewer');
  await rowTexts(screen, 'Plans of the draft');
  await screen.findByText(/Price list 2 comes into effect/);
  expect(buttonsOf(screen, /Edit|Add|Undo|Publish|Discard|Remove|Move|Use|Cancel/)).toEqual([]);
  await expectAccessible();
});

describe('a list that waits for its time', () => {
  const effectiveFrom = '2099-12-31T17:30:00.000Z';
  const waiting = sampleList(2, { effectiveFrom, plans: plansWith('combo_7d', { priceBdt: 899 }) });

  test('says when, in the zone of the service and in how many days, and what it changes', async () => {
    const screen = await open({ waiting: 2, lists: [waiting, firstList()] });
    const text = await screen.findByText(/^Price list 2 comes into effect/);
    expect(text.textContent).toMatch(
      /on Dec 31, 2099, 11:30 PM \(Asia\/Dhaka\), in [\d,]+ days \d+ hours?\.$/,
    );
    expect(await itemTexts(screen, 'What price list 2 changed')).toEqual([
      'Combo - 7 Days: BDT 799 → 899',
    ]);
    await expectAccessible();
  });

  test('is cancelled after asking', async () => {
    const screen = await open({ waiting: 2, lists: [waiting, firstList()] });
    await press(screen, 'Cancel publication');
    await screen.findByRole('dialog', { name: 'Cancel the publication of price list 2?' });
    await pressIn(screen, 'Keep it');
    expect(requestsOf(cancelPriceList)).toEqual([]);
    await press(screen, 'Cancel publication');
    await pressIn(screen, 'Cancel publication');
    await screen.findByText('Publication cancelled.');
    expect(requestsOf(cancelPriceList).map(({ params }) => params)).toEqual([{ number: '2' }]);
    const item = await historyItem(screen, 2);
    item.getByText('Cancelled');
    item.getByText('cancelled by Nadia');
    expect(screen.queryByText('Waits for its time')).toBeNull();
  });

  test('that is in effect already says so', async () => {
    const screen = await open({ waiting: 2, lists: [waiting, firstList()] });
    given(refuse(cancelPriceList, 'price-lists/not-waiting'));
    await press(screen, 'Cancel publication');
    await pressIn(screen, 'Cancel publication');
    await screen.findByText('This price list is in effect already, or was cancelled.');
  });
});

describe('the history', () => {
  const dearer = plansWith('combo_7d', { priceBdt: 899 });
  const cancelled = { cancelledAt: '2031-01-07T10:00:00.000Z', cancelledBy: 'Rafi' };
  const lists = [
    sampleList(3, { plans: [...dearer, samplePlan()] }),
    sampleList(2, { ...cancelled, plans: firstPlans().slice(1) }),
    firstList(),
  ];

  test('has the newest first, each with its state', async () => {
    const screen = await open({ current: 3, lists });
    const items = (await screen.findAllByRole('heading', { level: 3 })).map(
      ({ textContent }) => textContent,
    );
    expect(items).toEqual(['Price list 3', 'Price list 2', 'Price list 1']);
    (await historyItem(screen, 3)).getByText('In effect');
    (await historyItem(screen, 2)).getByText('Cancelled');
  });

  test('says what a list changed, compared with the one before it that was not cancelled', async () => {
    const screen = await open({ current: 3, lists });
    const item = await historyItem(screen, 3);
    await screen.user.click(item.getByText('What changed'));
    expect(await itemTexts(screen, 'What price list 3 changed')).toEqual([
      'Combo - 7 Days: BDT 799 → 899',
      'Eid Special - 15 Days: new, BDT 999',
    ]);
    expect((await historyItem(screen, 1)).queryByText('What changed')).toBeNull();
    await expectAccessible();
  });

  test('an old list becomes the draft, to be published anew', async () => {
    const screen = await open({ current: 3, lists });
    await press(screen, 'Use price list 1 as draft');
    await rowTexts(screen, 'Plans of the draft');
    await waitFor(() => expect(requestsOf(savePriceDraft)).toHaveLength(1));
    expect(requestsOf(savePriceDraft)[0]?.body).toEqual({ revision: 0, plans: firstPlans() });
  });

  test('it asks before it takes the place of a draft', async () => {
    const screen = await open({ current: 3, lists, draft: sampleDraft(dearer) });
    await press(screen, 'Use price list 1 as draft');
    const dialog = await dialogOf(screen);
    dialog.getByText('Rafi saved a draft. This price list takes its place.');
    await pressIn(screen, 'Keep the draft');
    expect(requestsOf(savePriceDraft)).toEqual([]);
    await press(screen, 'Use price list 1 as draft');
    await pressIn(screen, 'Replace the draft');
    await waitFor(() => expect(requestsOf(savePriceDraft)).toHaveLength(1));
    expect(requestsOf(savePriceDraft)[0]?.body).toEqual({ revision: 3, plans: firstPlans() });
  });
});
