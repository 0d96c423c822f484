import {
  getAdminFactor,
  getPaymentMethods,
  publishPaymentMethods,
  stepUp,
} from '@portal/contracts';
import { type AdminRole, HOUR_MS } from '@portal/rules';
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
import { openTab } from '../../../test/open-tab';
import {
  firstList,
  methodService,
  methodsWith,
  sampleHealth,
  sampleList,
} from '../../../test/sample-methods';
import { dialogOf, fill, itemTexts, press, pressIn, rowTexts } from '../../../test/steps';
import { StepUpHost } from '../../shared/access/step-up-host';
import { PaymentMethodsTab } from './payment-methods-tab';

/** The frame of the portal asks for a fresh proof. */
const tab = (
  <>
    <PaymentMethodsTab />
    <StepUpHost />
  </>
);
const open = (lists = [firstList()], role: AdminRole = 'finance') =>
  openTab(tab, { role, answers: methodService(lists) });
const rows = (screen: Screen) => rowTexts(screen, 'Payment Methods');
const sent = () => requestsOf(publishPaymentMethods).map(({ body }) => body);
const edit = async (screen: Screen, name: string) => {
  await press(screen, `Edit ${name}`);
  await screen.findByRole('dialog', { name: `Edit ${name}` });
};
const reasons = async (screen: Screen) => {
  const button = await screen.findByRole('button', { name: 'Publish...' });
  const id = button.getAttribute('aria-describedby') ?? '';
  return [...(document.getElementById(id)?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );
};
const switchOff = async (screen: Screen, name: string) => {
  await edit(screen, name);
  await screen.user.click((await dialogOf(screen)).getByLabelText('Takes new orders'));
  await pressIn(screen, 'Apply');
};

describe('what is in effect', () => {
  test('shows each method with state, numbers, amounts, notice and senders', async () => {
    const limited = {
      ...{ minBdt: 20, maxBdt: 25_000, noticeEn: 'Slow today.', noticeBn: 'আজ ধীর।' },
      senders: ['NAGAD', '16167'],
    };
    const screen = await open([sampleList(2, methodsWith({ nagad: limited })), firstList()]);
    const [bkash, nagad, rocket] = await rows(screen);
    for (const text of ['bKash', 'On', '01712345678 Personal', 'Any amount', 'bKash'])
      expect(bkash).toContain(text);
    for (const text of ['from 20 BDT, up to 25,000 BDT', 'Slow today.', 'আজ ধীর।', 'NAGAD, 16167'])
      expect(nagad).toContain(text);
    for (const text of ['Rocket', 'Off, not shown', 'No number']) expect(rocket).toContain(text);
    await expectAccessible();
  });

  test('says who published it, when and why, or that the service started with it', async () => {
    const screen = await open([
      sampleList(2, methodsWith({ bkash: { isOn: false } })),
      firstList(),
    ]);
    expect(await screen.findAllByText('published by Rafi')).toHaveLength(2);
    expect(screen.getAllByText('“The SIM card is lost.”')).toHaveLength(2);
    await screen.findByText('The service started with it, from its environment.');
  });

  test('a skeleton stands there until it is read', async () => {
    const screen = await openTab(tab, { answers: [never(getPaymentMethods)] });
    await screen.findByRole('heading', { name: 'Payment Methods' });
    expect(screen.queryByRole('table')).toBeNull();
    await expectAccessible();
  });

  test('a failure says why, and Try again reads it', async () => {
    const failed = await openTab(tab, { answers: [disconnect(getPaymentMethods)] });
    await failed.findByText('Server connection error.');
    await expectAccessible();
    given(answer(getPaymentMethods, { lists: [firstList()], health: [] }));
    await press(failed, 'Try again');
    expect(await rows(failed)).toHaveLength(4);
  });
});

describe('how payments come in', () => {
  test('is said per method for the last hour and the day before, and which method is slow', async () => {
    const health = [sampleHealth('bkash', [0, 8]), sampleHealth('nagad', [7, 8])];
    const screen = await openTab(tab, { answers: methodService([firstList()], health) });
    expect(await itemTexts(screen, 'Paid within ten minutes')).toEqual([
      'bKashSlow: the payment dialog says soLast hour: 0 of 8 orders, 0%Day before: 90% of 20 orders',
      'NagadLast hour: 7 of 8 orders, 88%Day before: 90% of 20 orders',
    ]);
    await expectAccessible();
  });

  test('says so when nobody ordered', async () => {
    const screen = await open();
    await screen.findByText('No orders in the last day.');
  });
});

test('who may not change money reads everything and changes nothing', async () => {
  const screen = await open(
    [sampleList(2, methodsWith({ bkash: { isOn: false } })), firstList()],
    'viewer',
  );
  await rows(screen);
  expect(screen.queryAllByRole('button', { name: /Edit|Move|Publish|Discard/ })).toEqual([]);
  await screen.user.click(await screen.findByText('What changed'));
  expect(await itemTexts(screen, 'What version 2 changed')).toEqual(['bKash: new orders On → Off']);
  await expectAccessible();
});

describe('a change', () => {
  test('of numbers, amounts, notices and senders is applied to the page, and sends nothing yet', async () => {
    const screen = await open();
    await edit(screen, 'Nagad');
    await fill(screen, 'Merchant number', '01899-999 999');
    await fill(screen, 'Agent number', '01888888888');
    await fill(screen, 'Minimum in BDT', '20');
    await fill(screen, 'Maximum in BDT', '25000');
    await fill(screen, 'Notice (optional)', 'Slow today.');
    await fill(screen, 'Bangla notice (optional)', 'আজ ধীর।');
    await fill(screen, 'Senders of its messages', 'NAGAD, 16167 ,');
    await expectAccessible();
    await pressIn(screen, 'Apply');
    await screen.user.click(await screen.findByRole('tab', { name: 'Changes (1)' }));
    expect(await itemTexts(screen, 'Differences from what is in effect')).toEqual([
      'Nagad: numbers 01812345678 (Merchant) → 01899999999 (Merchant), 01888888888 (Agent), ' +
        'minimum none → 20, maximum none → 25,000, notice none → “Slow today.”, ' +
        'Bangla notice none → “আজ ধীর।”, senders NAGAD → NAGAD, 16167',
    ]);
    await screen.findByText('Not published');
    expect(sent()).toEqual([]);
    await expectAccessible();
  });

  test('that cannot be read stays in the form, says why at its field, and takes the focus there', async () => {
    const screen = await open();
    await edit(screen, 'Nagad');
    await fill(screen, 'Merchant number', '12345');
    await fill(screen, 'Minimum in BDT', '0');
    await fill(screen, 'Senders of its messages', '');
    await pressIn(screen, 'Apply');
    const dialog = await dialogOf(screen);
    dialog.getByText('This is no number of this operator.');
    dialog.getByText('A whole number from 1 to 1,000,000, or nothing.');
    dialog.getByText('1 to 8 senders of letters and digits, each at most 20 characters.');
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByLabelText('Merchant number')),
    );
    await expectAccessible();
  });

  test('with a fault stands at its method, and holds the publication', async () => {
    const screen = await open();
    await edit(screen, 'bKash');
    await fill(screen, 'Personal number', '');
    await fill(screen, 'Notice (optional)', 'Slow today.');
    await pressIn(screen, 'Apply');
    expect(await reasons(screen)).toEqual([
      'bKash: A method that is on needs a number.',
      'bKash: The notice is needed in both languages, or in none.',
    ]);
    expect((await rows(screen))[0]).toContain('A method that is on needs a number.');
    await press(screen, 'Publish...');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of the order keeps the focus; the ends stay; discarding takes everything back', async () => {
    const screen = await open();
    const down = await screen.findByRole('button', { name: 'Move bKash down' });
    down.focus();
    await screen.user.keyboard('{Enter}');
    await waitFor(async () => expect((await rows(screen))[0]).toContain('Nagad'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move bKash down');
    expect(
      screen.getByRole('button', { name: 'Move Nagad up' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await press(screen, 'Discard changes');
    await waitFor(async () => expect((await rows(screen))[0]).toContain('bKash'));
    await screen.findByText('In effect', { selector: 'section:first-of-type *' });
  });

  test('is seen as payers see it, in both languages', async () => {
    const screen = await open();
    await switchOff(screen, 'bKash');
    await screen.user.click(await screen.findByRole('tab', { name: 'Preview' }));
    expect(await itemTexts(screen, 'Select Payment Method')).toEqual([
      'bKashNot available right now.',
      'NagadChoose ‘Payment’ in Nagad. 01812345678',
    ]);
    await screen.user.click(screen.getByRole('radio', { name: 'বাংলা' }));
    expect(await itemTexts(screen, 'পেমেন্ট মাধ্যম বেছে নিন')).toEqual([
      'বিকাশএখন পাওয়া যাচ্ছে না।',
      'নগদনগদ অ্যাপে ‘পেমেন্ট’ বেছে নিন। 01812345678',
    ]);
    await expectAccessible();
  });
});

describe('publishing', () => {
  test('shows the differences, sends all methods after the seen version with the reason, and says so', async () => {
    const screen = await open();
    await switchOff(screen, 'bKash');
    await press(screen, 'Publish...');
    await screen.findByRole('dialog', { name: 'Publish the payment methods' });
    expect(await itemTexts(screen, 'Differences from what is in effect')).toEqual([
      'bKash: new orders On → Off',
    ]);
    await expectAccessible();
    await fill(screen, 'Reason (optional)', 'ab');
    await pressIn(screen, 'Publish now');
    await screen.findByText('A reason has 3 to 200 characters.');
    await fill(screen, 'Reason (optional)', 'bKash is down.');
    await pressIn(screen, 'Publish now');
    await screen.findByText('The payment methods are in effect.');
    expect(sent()).toEqual([
      { after: 1, methods: methodsWith({ bkash: { isOn: false } }), reason: 'bKash is down.' },
    ]);
    await screen.findAllByRole('heading', { name: 'Version 2' });
    expect(screen.queryByRole('button', { name: 'Publish...' })).toBeNull();
  });

  test('that needs a fresh proof is sent again after it', async () => {
    const screen = await open();
    await switchOff(screen, 'bKash');
    await press(screen, 'Publish...');
    const factor = { isAvailable: true, enabledAt: null, recoveryCodesLeft: 0 };
    given(
      refuse(publishPaymentMethods, 'sessions/step-up-required'),
      answer(getAdminFactor, factor),
    );
    await pressIn(screen, 'Publish now');
    const password = await screen.findByLabelText('Password');
    given(...methodService(), answer(stepUp, { provenUntil: '2099-01-01T00:00:00.000Z' }));
    await screen.user.type(password, 'right{Enter}');
    await screen.findByText('The payment methods are in effect.');
    expect(sent()).toHaveLength(2);
  });

  test('after somebody else has published is refused in words; Load again shows what is in effect', async () => {
    const screen = await open();
    await switchOff(screen, 'bKash');
    await press(screen, 'Publish...');
    given(refuse(publishPaymentMethods, 'payment-methods/newer'));
    await pressIn(screen, 'Publish now');
    const text = 'Somebody published payment methods in the meantime. Load them again.';
    (await dialogOf(screen)).getByText(text);
    given(...methodService([sampleList(2, methodsWith({ nagad: { isOn: false } })), firstList()]));
    await pressIn(screen, 'Load again');
    await screen.findAllByRole('heading', { name: 'Version 2' });
    expect((await rows(screen)).map((row) => row?.includes('Off'))).toEqual([
      ...[false, true, true, true],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('an old version is taken up to be published anew; it asks before it replaces changes', async () => {
  const screen = await open([sampleList(2, methodsWith({ bkash: { isOn: false } })), firstList()]);
  await switchOff(screen, 'Nagad');
  await press(screen, 'Edit version 1');
  (await dialogOf(screen)).getByText('What you changed and did not publish is lost.');
  await pressIn(screen, 'Replace them');
  await screen.user.click(await screen.findByRole('tab', { name: 'Changes (1)' }));
  const list = await screen.findByRole('list', { name: 'Differences from what is in effect' });
  expect(within(list).getByRole('listitem').textContent).toBe('bKash: new orders Off → On');
});

describe('numbers that somebody changed in the last 24 hours', () => {
  const changed = (publisher: string, publishedAt: string) => ({
    ...sampleList(
      2,
      methodsWith({ bkash: { numbers: [{ number: '01799999999', kind: 'personal' }] } }),
    ),
    ...{ publisher, publishedAt },
  });
  const LINE = /changed the numbers of bKash/;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

  test('stand at the top with who changed them, from what to what', async () => {
    const screen = await open([changed('Rafi', hoursAgo(2)), firstList()]);
    expect((await screen.findByText(LINE)).textContent).toContain(
      'Rafi changed the numbers of bKash: 01712345678 (personal) → 01799999999 (personal). Check that they are ours.',
    );
    await expectAccessible();
  });

  test.each<[string, ReturnType<typeof changed>, AdminRole]>([
    ['their author', changed('Nadia', hoursAgo(2)), 'finance'],
    ['who may not change money', changed('Rafi', hoursAgo(2)), 'viewer'],
    ['anybody a day later', changed('Rafi', hoursAgo(24)), 'finance'],
  ])('are not pointed out to %s', async (_whom, list, role) => {
    const screen = await open([list, firstList()], role);
    await screen.findByRole('heading', { name: 'History' });
    // Their role is known then.
    if (role === 'finance') await screen.findByRole('button', { name: 'Edit bKash' });
    expect(screen.queryByText(LINE)).toBeNull();
  });
});
