import {
  type CodeBatchView,
  listCodeBatches,
  listRedeemCodes,
  restoreCodeBatch,
  voidCodeBatch,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  savedFiles,
  within,
} from '@portal/screen-testing';
import type { AdminRole } from '@portal/rules';
import { openTab } from '../../../test/open-tab';
import { sampleCode } from '../../../test/sample-codes';
import { press, pressIn, rowTexts } from '../../../test/steps';
import { BatchesPanel } from './batches-panel';

const batch = (change: Partial<CodeBatchView> = {}): CodeBatchView => ({
  ...{ name: 'Eid', made: 50, used: 20, days: 30, videos: 0, author: 'Nadia' },
  ...{ createdAt: '2031-01-05T10:00:00.000Z', lastUsedAt: '2031-02-05T10:00:00.000Z' },
  ...{ validUntil: null, ...change },
});
const pagination = { currentPage: 1, totalPages: 1, totalRecords: 2 };
const listed = answer(listCodeBatches, {
  batches: [batch(), batch({ name: 'Old', made: 3, used: 3, author: null, lastUsedAt: null })],
  pagination,
});
const open = (role: AdminRole = 'owner') =>
  openTab(<BatchesPanel timeZone="Asia/Dhaka" />, { role, answers: [listed] });

test('a batch says how many codes were made and used, what they give, by whom', async () => {
  const screen = await open();
  const [eid, old] = await rowTexts(screen, 'Batches');
  for (const text of ['Eid', '50', '20 (40%)', '30 days, 0 videos', 'Nadia'])
    expect(eid).toContain(text);
  expect(old).toContain('3 (100%)');
  expect(screen.getByRole('link', { name: 'Eid' }).getAttribute('href')).toContain('search=Eid');
  await expectAccessible();
});

test('voiding asks first and says how many codes it ends; a batch without unused codes has nothing to void', async () => {
  const screen = await open();
  expect(await screen.findAllByRole('button', { name: 'Void' })).toHaveLength(1);
  await press(screen, 'Void');
  const dialog = await screen.findByRole('dialog', { name: 'Void the batch Eid?' });
  expect(dialog.textContent).toContain('30 unused codes can no longer be redeemed');
  await pressIn(screen, 'Cancel');
  expect(requestsOf(voidCodeBatch)).toEqual([]);
  given(answer(voidCodeBatch, { deletedCount: 30, message: '30 unused codes voided!' }));
  await press(screen, 'Void');
  await pressIn(screen, 'Void');
  await screen.findByText('30 unused codes voided!');
  expect(requestsOf(voidCodeBatch).map(({ body }) => body)).toEqual([{ batch: 'Eid' }]);
  given(answer(restoreCodeBatch, { restoredCount: 30, message: '30 codes restored!' }));
  await press(screen, 'Undo');
  await screen.findByText('30 codes restored!');
  expect(requestsOf(restoreCodeBatch).map(({ body }) => body)).toEqual([{ batch: 'Eid' }]);
});

test('a voided batch says how many codes are voided, has nothing more to void, and is restored after a question', async () => {
  const voided = batch({ voided: 30 });
  const screen = await openTab(<BatchesPanel timeZone="Asia/Dhaka" />, {
    answers: [answer(listCodeBatches, { batches: [voided], pagination })],
  });
  const row = await screen.findByRole('row', { name: /^Eid/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toContain('30');
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
  await press(screen, 'Restore');
  const dialog = await screen.findByRole('dialog', { name: 'Restore the batch Eid?' });
  expect(dialog.textContent).toContain('30 voided codes can be redeemed again.');
  expect(requestsOf(restoreCodeBatch)).toEqual([]);
  given(answer(restoreCodeBatch, { restoredCount: 30, message: '30 codes restored!' }));
  await pressIn(screen, 'Restore');
  await screen.findByText('30 codes restored!');
});

test('a batch is exported with batch and validity, without the codes of other batches', async () => {
  const screen = await open();
  const ours = sampleCode(1, { batch: 'Eid', valid_until: '2031-03-31T18:00:00.000Z' });
  given(answer(listRedeemCodes, { codes: [ours, sampleCode(2, { batch: 'Eid 2' })] }));
  await press(screen, 'Export batch Eid');
  const [file] = await savedFiles();
  expect(file?.name).toBe('redeem_codes_Eid.csv');
  expect(file?.text.split('\r\n')).toEqual([
    '\uFEFFredeem_code,is_used,days,videos,used_by,created_at,batch,valid_until',
    `${ours.redeem_code},false,30,0,N/A,2031-01-06,Eid,2031-03-31`,
    '',
  ]);
});

test('who may only read has no Void; a failure is tried again', async () => {
  const screen = await openTab(<BatchesPanel timeZone="Asia/Dhaka" />, {
    role: 'viewer',
    answers: [disconnect(listCodeBatches)],
  });
  await screen.findByText('Server connection error.');
  given(listed);
  await press(screen, 'Try again');
  await rowTexts(screen, 'Batches');
  expect(screen.queryAllByRole('button', { name: 'Void' })).toEqual([]);
});
