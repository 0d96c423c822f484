import {
  discardPriceDraft,
  type PricedPlanView,
  type PriceListsResponse,
  savePriceDraft,
} from '@portal/contracts';
import { FIRST_PLANS, STANDARD_PLAN } from '@portal/rules';
import {
  disconnectOnce,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../../../test/open-tab';
import {
  firstList,
  firstPlans,
  plansWith,
  priceLists,
  priceListService,
  sampleDraft,
  sampleList,
  samplePlan,
} from '../../../../test/sample-price-lists';
import { itemTexts, press, pressIn, rowTexts } from '../../../../test/steps';
import { PriceListsTab } from '../price-lists-tab';

const open = (start: Partial<PriceListsResponse> = {}) =>
  openTab(<PriceListsTab />, { role: 'finance', answers: priceListService(start) });
const openDraft = (plans: PricedPlanView[], start: Partial<PriceListsResponse> = {}) =>
  open({ draft: sampleDraft(plans), ...start });
const draftRows = (screen: Screen) => rowTexts(screen, 'Plans of the draft');
const saved = () => requestsOf(savePriceDraft).map(({ body }) => body);
const publish = (screen: Screen) => screen.findByRole('button', { name: 'Publish...' });
const reasons = async (screen: Screen) => {
  const id = (await publish(screen)).getAttribute('aria-describedby') ?? '';
  const items = document.getElementById(id)?.querySelectorAll('li') ?? [];
  return [...items].map(({ textContent }) => textContent);
};

describe('a draft', () => {
  test('starts as the list in effect, and is not published while nothing differs', async () => {
    const screen = await open();
    await press(screen, 'Edit prices');
    expect(await draftRows(screen)).toHaveLength(FIRST_PLANS.length);
    await waitFor(() => expect(saved()).toEqual([{ revision: 0, plans: firstPlans() }]));
    expect(await reasons(screen)).toEqual(['The draft changes nothing yet.']);
    expect((await publish(screen)).getAttribute('aria-disabled')).toBe('true');
    await press(screen, 'Publish...');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit prices' })).toBeNull();
  });

  test('of somebody else says whose it is and of when', async () => {
    const screen = await openDraft(plansWith('combo_7d', { priceBdt: 899 }));
    const line = await screen.findByText(/^Saved by Rafi/);
    expect(within(line).getByText(/Jan 6, 2031/)).toBeTruthy();
    await expectAccessible();
  });

  test('is discarded after asking', async () => {
    const screen = await openDraft(plansWith('combo_7d', { priceBdt: 899 }));
    await press(screen, 'Discard draft');
    await pressIn(screen, 'Keep it');
    expect(requestsOf(discardPriceDraft)).toEqual([]);
    await press(screen, 'Discard draft');
    await pressIn(screen, 'Discard draft');
    await screen.findByText('Draft discarded.');
    expect(screen.queryByRole('table', { name: 'Plans of the draft' })).toBeNull();
    await screen.findByRole('button', { name: 'Edit prices' });
  });
});

describe('plans', () => {
  test('are moved up and down; the button keeps the focus and the ends stay', async () => {
    const screen = await openDraft(firstPlans());
    const [first, second] = FIRST_PLANS;
    const down = await screen.findByRole('button', { name: `Move ${first?.name} down` });
    down.focus();
    await screen.user.keyboard('{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(
      saved()[0]
        ?.plans.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([second?.id, first?.id]);
    expect(document.activeElement).toBe(down);
    const rows = await draftRows(screen);
    expect(rows[0]).toContain(second?.name);
    await press(screen, `Move ${second?.name} up`);
    expect(saved()).toHaveLength(1);
  });

  test('are removed; the last change is undone, with the focus on Undo', async () => {
    const screen = await openDraft(firstPlans());
    await press(screen, 'Remove Combo - 7 Days');
    expect(document.activeElement?.textContent).toBe('Undo last change');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.plans.map(({ id }) => id)).not.toContain('combo_7d');
    expect(await draftRows(screen)).toHaveLength(FIRST_PLANS.length - 1);
    await screen.findByText('Saved');
    await screen.user.keyboard('{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toEqual({ revision: 4, plans: firstPlans() });
    expect(await draftRows(screen)).toHaveLength(FIRST_PLANS.length);
  });

  test('changed while a change is being saved are sent together, and name the revision that was saved', async () => {
    const screen = await openDraft(firstPlans());
    const first = hold(savePriceDraft, ({ body: { plans } }) => ({
      ...priceLists({ draft: sampleDraft(plans, { revision: 4 }) }),
      message: '',
    }));
    given(first.answer);
    await press(screen, 'Remove Combo - 7 Days');
    await first.asked;
    await press(screen, 'Remove Combo - 30 Days');
    await press(screen, 'Remove Combo - 1 Day');
    await first.release();
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved().map(({ revision, plans }) => [revision, plans.length])).toEqual([
      [3, 11],
      [4, 9],
    ]);
  });

  test('there is no room for a plan after the fortieth', async () => {
    const plans = Array.from({ length: 40 }, (_, place) => samplePlan({ id: `plan_${place}_d` }));
    const screen = await openDraft(plans);
    const add = await screen.findByRole('button', { name: 'Add plan' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await screen.user.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a save that fails', () => {
  test('because somebody saved the draft in the meantime says so, and loads it again', async () => {
    const screen = await openDraft(firstPlans());
    given(refuse(savePriceDraft, 'price-lists/draft-changed'));
    await press(screen, 'Remove Combo - 7 Days');
    await screen.findByText(/Somebody saved this draft in the meantime. Load it again\.$/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await reasons(screen)).toContain('The last change must be saved.');
    await expectAccessible();
    await press(screen, 'Load again');
    await waitFor(async () => expect(await draftRows(screen)).toHaveLength(FIRST_PLANS.length));
    expect(screen.queryByText(/in the meantime/)).toBeNull();
  });

  test('for want of a connection keeps the change, and is tried again', async () => {
    const screen = await openDraft(firstPlans());
    given(disconnectOnce(savePriceDraft));
    await press(screen, 'Remove Combo - 7 Days');
    await screen.findByText(/^This change is not saved\./);
    expect(await draftRows(screen)).toHaveLength(FIRST_PLANS.length - 1);
    await press(screen, 'Try again');
    await screen.findByText('Saved');
    expect(saved().map(({ plans }) => plans.length)).toEqual([11, 11]);
  });
});

describe('what the rule of price lists refuses', () => {
  test('stands at the plan and in the reasons; the draft cannot be published', async () => {
    const screen = await openDraft(plansWith('combo_7d', { activates: [] }));
    const row = (await draftRows(screen)).find((text) => text?.includes('combo_7d'));
    expect(row).toContain('A plan opens at least one bot.');
    expect(await reasons(screen)).toEqual(['Combo - 7 Days: A plan opens at least one bot.']);
    expect((await publish(screen)).getAttribute('aria-disabled')).toBe('true');
    await expectAccessible();
  });

  test('of the whole list stands in the reasons: the default plan and one usual choice', async () => {
    const screen = await openDraft(firstPlans().filter(({ id }) => id !== STANDARD_PLAN.id));
    expect(await reasons(screen)).toEqual([
      'Exactly one plan is the usual choice.',
      `The plan page needs its default plan, ${STANDARD_PLAN.id}, without start or end.`,
    ]);
  });

  test('a draft waits while another list waits, and for somebody else than its author', async () => {
    const waiting = sampleList(2, { effectiveFrom: '2099-01-05T10:00:00.000Z' });
    const screen = await openDraft(plansWith('combo_7d', { priceBdt: 899 }), {
      ...{ waiting: 2, lists: [waiting, firstList()], mayPublish: false },
    });
    expect(await reasons(screen)).toEqual([
      'Price list 2 waits for its time. Cancel its publication first.',
      'Somebody else has to publish what you wrote.',
    ]);
  });
});

test('differences are said in words, with the prices highlighted', async () => {
  const plans = plansWith('combo_7d', {
    ...{ priceBdt: 899, place: 'page', activates: ['drm'], isUsual: true, textEn: 'Best' },
    ...{ videos: 5_000, visibleFrom: '2031-03-01T04:00:00.000Z' },
  }).slice(1);
  const screen = await openDraft([...plans, samplePlan()]);
  await screen.user.click(await screen.findByRole('tab', { name: /^Changes/ }));
  const label = 'Differences from the price list in effect';
  const items = await itemTexts(screen, label);
  expect(items).toContain('Eid Special - 15 Days: new, BDT 999');
  expect(items).toContain('DRM Only - 1 Day: removed');
  const combo = items.find((text) => text?.startsWith('Combo - 7 Days: ')) ?? '';
  for (const words of [
    ...['on sale at Checkout → Plan page', 'videos 250 → Unlimited', 'bots DRM, Notify → DRM'],
    ...['BDT 799 → 899', 'usual choice no → yes', 'text none → “Best”'],
    'on sale from no limit → Mar 1, 2031',
  ])
    expect(combo).toContain(words);
  const marks = within(screen.getByRole('list', { name: label })).getAllByText(/BDT/);
  expect(marks.map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  await expectAccessible();
});

test('the preview shows the plans as subscribers see them, in English and Bangla', async () => {
  const plan = samplePlan({ textBn: 'ছুটির জন্য।', isUsual: true });
  const screen = await openDraft([plan, ...firstPlans()]);
  await screen.user.click(await screen.findByRole('tab', { name: 'Preview' }));
  const page = within(await screen.findByRole('region', { name: 'Plan page and offers' }));
  const [card] = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const text of ['Eid Special - 15 Days', '999 BDT', '699 INR', '200 videos', '67 BDT a day'])
    expect(card).toContain(text);
  for (const text of ['15 days', 'For the holidays.', 'Usual choice', 'DRM Bot Access'])
    expect(card).toContain(text);
  await expectAccessible();
  await screen.user.click(screen.getByRole('radio', { name: 'বাংলা' }));
  const bangla = within(await screen.findByRole('region', { name: 'প্ল্যান পেজ ও অফার' }));
  const [translated] = bangla.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const text of ['ঈদ স্পেশাল - ১৫ দিন', '৳৯৯৯', '২০০টি ভিডিও', 'দিনে ৳৬৭', 'ছুটির জন্য।'])
    expect(translated).toContain(text);
  await expectAccessible();
});

test('an answer that brings the draft of somebody else does not hide what is being saved', async () => {
  const screen = await openDraft(firstPlans());
  const slow = hold(savePriceDraft, ({ body: { plans } }) => ({
    ...priceLists({ draft: sampleDraft(plans, { revision: 4 }) }),
    message: '',
  }));
  given(slow.answer);
  await press(screen, 'Remove Combo - 7 Days');
  await slow.asked;
  await screen.findByText('Saving...');
  expect(await draftRows(screen)).toHaveLength(FIRST_PLANS.length - 1);
  await slow.release();
  await screen.findByText('Saved');
});
