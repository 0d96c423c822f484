import {
  deleteRedeemCodes,
  generateRedeemCodes,
  listRedeemCodes,
  type RedeemCodeView,
} from '@portal/contracts';
import { formatRedeemCode, maskBearerValue } from '@portal/rules';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  hold,
  never,
  refuse,
  requestsOf,
  savedFiles,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { codeService, sampleCode } from '../../../test/sample-codes';
import { fill, press } from '../../../test/steps';
import { RedeemCodesTab } from './redeem-codes-tab';

const open = (codes: readonly RedeemCodeView[] = [], path = '/admin/dashboard?tab=redeem-codes') =>
  openTab(<RedeemCodesTab />, { path, answers: codeService(codes) });
const rows = async (screen: Screen) =>
  within(await screen.findByRole('list', { name: 'Manage Redeem Codes' })).getAllByRole('listitem');
const generated = () => requestsOf(generateRedeemCodes).map(({ body }) => body);

describe('a generate form', () => {
  test('has 10 codes, 30 days and 0 videos; all three are required', async () => {
    const screen = await open();
    const values = ['Number of codes', 'Days', 'Videos'].map(async (name) => {
      const field = await screen.findByLabelText<HTMLInputElement>(name);
      return [field.value, field.required];
    });
    expect(await Promise.all(values)).toEqual([
      ['10', true],
      ['30', true],
      ['0', true],
    ]);
    await fill(screen, 'Days', '');
    await press(screen, 'Generate');
    await screen.findByText('Please enter whole numbers for codes, days and videos.');
    expect(screen.getByLabelText('Days').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
    expect(generated()).toEqual([]);
  });

  test('shows why the service refuses codes that give nothing', async () => {
    const screen = await open();
    given(refuse(generateRedeemCodes, 'redeem-codes/empty'));
    await fill(screen, 'Days', '0');
    await press(screen, 'Generate');
    await screen.findByText('A code must give at least one day or video.');
  });

  test('may add a batch and the last day, which ends with that day in Dhaka; then it is empty again', async () => {
    const screen = await open();
    await fill(screen, 'Number of codes', '3');
    await fill(screen, 'Days', '7');
    await fill(screen, 'Batch name (optional)', ' Eid ');
    await fill(screen, 'Last day of validity (optional)', '2099-12-31');
    await press(screen, 'Generate');
    await screen.findByText('3 codes generated!');
    expect(generated()).toEqual([
      {
        ...{ count: 3, days: 7, videos: 0, batch: 'Eid' },
        validUntil: '2099-12-31T18:00:00.000Z',
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Number of codes').value).toBe('10');
    await waitFor(async () => expect(await rows(screen)).toHaveLength(3));
    const [first] = await rows(screen);
    for (const text of ['Available', '7 days', 'Valid until Dec 31, 2099', 'Batch Eid']) {
      expect(first?.textContent).toContain(text);
    }
    await expectAccessible();
  });

  test('prints one sheet with the new codes and nothing else', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const screen = await open([sampleCode(1)]);
    await fill(screen, 'Number of codes', '3');
    await fill(screen, 'Batch name (optional)', 'Eid');
    await press(screen, 'Generate');
    await press(screen, 'Print the 3 new codes');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('body > .printed-codes');
    expect(sheet?.querySelector('h1')?.textContent).toBe('Eid');
    expect(sheet?.querySelectorAll('li')).toHaveLength(3);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.printed-codes')).toBeNull());
  });

  test.each([
    ['Failed to connect to the server.', disconnect],
    ['An unknown error occurred.', answerHtml],
  ])("shows '%s'", async (text, fault) => {
    const screen = await open();
    given(fault(generateRedeemCodes));
    await press(screen, 'Generate');
    await screen.findByText(text);
  });

  test('sends one request, however often the button is pressed', async () => {
    const screen = await open();
    given(never(generateRedeemCodes));
    await press(screen, 'Generate');
    await press(screen, 'Generating...');
    expect(generated()).toHaveLength(1);
  });
});

describe('Select All', () => {
  const codes = Array.from({ length: 30 }, (_, number) => sampleCode(number));
  const shown = formatRedeemCode(codes[0]?.redeem_code ?? '');
  const box = (screen: Screen, name: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name });

  test('selects the currently filtered codes of all pages; a code less is not all', async () => {
    const path = '/admin/dashboard?tab=redeem-codes&status=available&search=Eid';
    const screen = await open(codes, path);
    await screen.findByText('Page 1 of 2');
    const all = await box(screen, 'Select All');
    await screen.user.click(await box(screen, `Select ${shown}`));
    screen.getByRole('button', { name: 'Delete (1)' });
    expect(all.indeterminate).toBe(true);
    await screen.user.click(all);
    await screen.findByRole('button', { name: 'Delete (30)' });
    expect(all.checked).toBe(true);
    expect(requestsOf(listRedeemCodes).at(-1)?.query).toEqual({
      ...{ filter: 'available', search: 'Eid' },
    });
    await screen.user.click(await box(screen, `Select ${shown}`));
    expect(all.checked).toBe(false);
    screen.getByRole('button', { name: 'Delete (29)' });
  });

  test('selects the page at once and says that it reads the rest', async () => {
    const screen = await open(codes);
    const all = await box(screen, 'Select All');
    const whole = hold(listRedeemCodes, { codes });
    given(whole.answer);
    await screen.user.click(all);
    await screen.findByRole('button', { name: 'Delete (25)' });
    await screen.findByText('Selecting the codes of all pages…');
    await whole.release();
    await screen.findByRole('button', { name: 'Delete (30)' });
    expect(screen.queryByText('Selecting the codes of all pages…')).toBeNull();
  });

  test('a bulk delete asks, clears the selection, and leaves the rest', async () => {
    const screen = await open(codes);
    await screen.user.click(await box(screen, 'Select All'));
    await screen.findByRole('button', { name: 'Delete (30)' });
    await screen.user.click(await box(screen, `Select ${shown}`));
    await press(screen, 'Delete (29)');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/^29 codes can no longer be redeemed/);
    await expectAccessible();
    await screen.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf(deleteRedeemCodes)).toEqual([]);
    await press(screen, 'Delete (29)');
    await screen.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    await screen.findByText('29 codes deleted!');
    await waitFor(async () => expect(await rows(screen)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Delete \(/ })).toBeNull();
    const [kept] = await rows(screen);
    expect(kept?.querySelector('code')?.textContent).toBe(shown);
  });

  test('the last code is deleted after a confirmation; then the filter has none, and nothing is exported', async () => {
    const screen = await open(codes.slice(0, 1));
    await press(screen, `Delete ${shown}`);
    await screen.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    await screen.findByText('Code deleted!');
    await screen.findByText('No redeem codes found for this filter.');
    await press(screen, 'Export CSV');
    await screen.findByText('No data to export.');
    expect(await savedFiles()).toEqual([]);
  });
});

test('a code is copied as it is shown', async () => {
  const screen = await open([sampleCode(1)]);
  const shown = formatRedeemCode(sampleCode(1).redeem_code);
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await press(screen, `Copy ${shown}`);
  await screen.findByText(`Code "${shown}" copied!`);
  expect(copy).toHaveBeenCalledWith(shown);
});

describe('the list', () => {
  const codes = [
    sampleCode(1, { is_used: true, used_by_users: [1042] }),
    sampleCode(2, { redeem_code: '=1+1,"x"', valid_until: '2020-01-05T18:00:00.000Z' }),
  ];

  test('has totals; a row says by whom a code was used, when it was created and when it ended', async () => {
    const screen = await open();
    given(
      answer(listRedeemCodes, {
        codes,
        pagination: { currentPage: 1, totalPages: 1, totalRecords: 2 },
        counts: { all: 12_480, available: 12_479, used: 1 },
        timeZone: 'Asia/Dhaka',
      }),
    );
    await press(screen, 'Used');
    const total = await screen.findByText('12,480');
    expect(total.parentElement?.textContent).toBe('Total12,480');
    const [used] = await rows(screen);
    expect(used?.querySelector('code')?.textContent).toBe(
      formatRedeemCode(codes[0]?.redeem_code ?? ''),
    );
    expect(used?.textContent).toContain('Created Jan 6, 2031');
    expect(
      within(used ?? document.body)
        .getByRole('link', { name: '1042' })
        .getAttribute('href'),
    ).toBe('/admin/manage/1042');
    expect((await rows(screen))[1]?.textContent).toContain('Ended after Jan 5, 2020');
  });

  test('is filtered by All, Available and Used, and by a search', async () => {
    const screen = await open(codes);
    for (const [name, filter] of [
      ['Used', 'used'],
      ['Available', 'available'],
    ] as const) {
      await press(screen, name);
      await waitFor(() =>
        expect(requestsOf(listRedeemCodes).at(-1)?.query).toMatchObject({ filter, page: '1' }),
      );
    }
    await screen.user.type(screen.getByRole('searchbox', { name: 'Search code...' }), ' Eid ');
    await waitFor(() =>
      expect(requestsOf(listRedeemCodes).at(-1)?.query).toMatchObject({
        ...{ filter: 'available', search: 'Eid' },
      }),
    );
    expect(window.location.search).toContain('search=Eid');
  });

  test('is exported as it is filtered, as redeem_codes_{filter}.csv, without formulas', async () => {
    const screen = await open(codes, '/admin/dashboard?tab=redeem-codes&status=used');
    await press(screen, 'Export CSV');
    await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
    expect(requestsOf(listRedeemCodes).at(-1)?.query).toEqual({ filter: 'used' });
    const [file] = await savedFiles();
    expect(file?.name).toBe('redeem_codes_used.csv');
    expect(file?.text.split('\r\n')).toEqual([
      '\uFEFFredeem_code,is_used,days,videos,used_by,created_at',
      `${codes[0]?.redeem_code},true,30,0,1042,2031-01-06`,
      `"'=1+1,""x""",false,30,0,N/A,2031-01-06`,
      '',
    ]);
  });

  test.each([
    ['Failed to fetch redeem codes.', answerHtml],
    ['Server connection error.', disconnect],
  ])("that cannot be read says '%s'; tried again it is shown", async (text, fault) => {
    const screen = await openTab(<RedeemCodesTab />, { answers: [fault(listRedeemCodes)] });
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await expectAccessible();
    given(...codeService(codes));
    await press(screen, 'Try again');
    expect(await rows(screen)).toHaveLength(2);
  });
});

test('who may only read sees the ends of unused codes and why, exports them so, and has no actions', async () => {
  const masked = maskBearerValue(sampleCode(1).redeem_code);
  const screen = await openTab(<RedeemCodesTab />, {
    role: 'viewer',
    answers: codeService([sampleCode(1, { redeem_code: masked })]),
  });
  const [row] = await rows(screen);
  expect(row?.querySelector('code')?.textContent).toBe(masked);
  expect(masked).toMatch(/^•{12}\w{4}$/);
  const reason = 'Only roles that may grant see full codes.';
  await screen.findByText(new RegExp(`^${reason}`));
  within(row ?? document.body).getByRole('img', { name: reason });
  await press(screen, 'Export CSV');
  await screen.findByText(/^Unused codes are exported with their last four characters\./);
  const [file] = await savedFiles();
  expect(file?.text.split('\r\n')[1]).toContain(masked);
  expect(screen.queryAllByRole('button', { name: /^(Copy|Delete|Generate|Print)/ })).toEqual([]);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await expectAccessible();
});
