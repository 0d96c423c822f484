import {
  CODES_AT_ONCE,
  deleteRedeemCodes,
  listRedeemCodes,
  type RedeemCodeView,
} from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  savedFiles,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { codeService, sampleCode } from '../../../test/sample-codes';
import { press, pressIn } from '../../../test/steps';
import { RedeemCodesTab } from './redeem-codes-tab';

const codes = Array.from({ length: 30 }, (_, number) => sampleCode(number));
const tooMany = Array.from({ length: CODES_AT_ONCE + 1 }, (_, number) => sampleCode(number));
const open = (listed: readonly RedeemCodeView[] = codes, filter = '') =>
  openTab(<RedeemCodesTab />, {
    path: `/admin/dashboard?tab=redeem-codes${filter}`,
    answers: codeService(listed),
  });
const toggleAll = async (screen: Screen) =>
  screen.user.click(await screen.findByRole('checkbox', { name: 'Select All' }));
const wholeReads = () => requestsOf(listRedeemCodes).filter(({ query }) => !('page' in query));
const print = () => jest.spyOn(window, 'print').mockImplementation(() => undefined);

describe("'Print sheet'", () => {
  test('prints all codes that match the filter, not only the page', async () => {
    const printed = print();
    const screen = await open(codes, '&status=available&search=Eid');
    await press(screen, 'Print sheet');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    expect(document.querySelectorAll('body > .printed-codes li')).toHaveLength(30);
    expect(wholeReads().map(({ query }) => query)).toEqual([
      { filter: 'available', search: 'Eid' },
    ]);
  });

  test.each([
    ['No data to export.', []],
    ['At most 1,000 codes fit on a sheet.', tooMany],
  ])("prints nothing and says '%s'", async (text, listed) => {
    const printed = print();
    const screen = await open(listed);
    await press(screen, 'Print sheet');
    await screen.findByText(text);
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('an export', () => {
  test('with batch has batch and last day too; without codes nothing is saved', async () => {
    const until = '2031-12-31T18:00:00.000Z';
    const screen = await open([sampleCode(1, { batch: 'Eid', valid_until: until }), sampleCode(2)]);
    await press(screen, 'Export with batch');
    await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
    const [file] = await savedFiles();
    expect(file?.name).toBe('redeem_codes_details.csv');
    const [head, first, second] = file?.text.split('\r\n') ?? [];
    expect(head).toMatch(/,batch,valid_until$/);
    expect(first).toMatch(/,Eid,2031-12-31$/);
    expect(second).toMatch(/,,$/);
    given(answer(listRedeemCodes, { codes: [] }));
    await press(screen, 'Export with batch');
    await screen.findByText('No data to export.');
    expect(await savedFiles()).toHaveLength(1);
  });

  test.each([
    ['Server connection error.', disconnect(listRedeemCodes)],
    ['Failed to fetch redeem codes.', answerHtml(listRedeemCodes)],
  ])("that cannot be read says '%s'; tried again it is saved", async (text, fault) => {
    const screen = await open();
    await screen.findByText('Page 1 of 2');
    given(fault);
    await press(screen, 'Export CSV');
    await screen.findByText(text);
    expect(await savedFiles()).toEqual([]);
    given(answer(listRedeemCodes, { codes: [...codes] }));
    await press(screen, 'Export CSV');
    await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
  });

  test('is read once, however often a button is pressed while the codes are on their way', async () => {
    const screen = await open();
    await screen.findByText('Page 1 of 2');
    const whole = hold(listRedeemCodes, { codes: [...codes] });
    given(whole.answer);
    await press(screen, 'Export CSV');
    await whole.asked;
    await press(screen, 'Export CSV');
    await press(screen, 'Print sheet');
    await expectAccessible();
    await whole.release();
    await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
    expect(wholeReads()).toHaveLength(1);
  });
});

describe('the selection', () => {
  test('of all codes ends with a second press of Select All, without reading them again', async () => {
    const screen = await open();
    await toggleAll(screen);
    await screen.findByRole('button', { name: 'Delete (30)' });
    await toggleAll(screen);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete \(/ })).toBeNull());
    expect(wholeReads()).toHaveLength(1);
  });

  test('keeps the page when the rest cannot be read, and is not all', async () => {
    const screen = await open();
    await screen.findByText('Page 1 of 2');
    given(disconnect(listRedeemCodes));
    await toggleAll(screen);
    await screen.findByText('Server connection error.');
    screen.getByRole('button', { name: 'Delete (25)' });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select All' });
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
  });

  test.each([
    ['Failed to delete selected codes.', disconnect(deleteRedeemCodes)],
    ['A server error occurred. Please try again.', refuse(deleteRedeemCodes, 'service/bug')],
  ])("that cannot be deleted says '%s' and stays selected", async (text, fault) => {
    const screen = await open(codes.slice(0, 3));
    await toggleAll(screen);
    given(fault);
    await press(screen, 'Delete (3)');
    await pressIn(screen, 'Delete');
    await screen.findByText(text);
    screen.getByRole('button', { name: 'Delete (3)' });
  });

  test('above the limit of a request is deleted in parts; after a failure only the rest stays selected', async () => {
    const screen = await open(tooMany);
    await toggleAll(screen);
    await press(screen, 'Delete (1,001)');
    given(
      answer(deleteRedeemCodes, ({ body }) => {
        // The connection breaks after the first part.
        given(disconnect(deleteRedeemCodes));
        return { deletedCount: body.codes.length, message: '' };
      }),
    );
    const before = requestsOf(listRedeemCodes).length;
    await pressIn(screen, 'Delete');
    await screen.findByText('Failed to delete selected codes.');
    screen.getByRole('button', { name: 'Delete (1)' });
    // What is gone leaves the list too.
    await waitFor(() => expect(requestsOf(listRedeemCodes).length).toBeGreaterThan(before));
    const parts = requestsOf(deleteRedeemCodes).map(({ body }) => body.codes.length);
    expect(parts).toEqual([CODES_AT_ONCE, 1]);
  });
});
