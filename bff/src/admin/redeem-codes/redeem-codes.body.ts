import {
  CODES_AT_ONCE,
  deleteRedeemCodes,
  generateRedeemCodes,
  restoreCodeBatch,
  voidCodeBatch,
} from '@portal/contracts';
import { PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { integer, listOf, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_BATCH = 60;
const MAX_INSTANT = 40;
/** Maximum length of a code as users may type it. */
const MAX_CODE = 64;

export class GenerateCodesBody extends bodyOf(generateRedeemCodes)({
  count: integer({ min: 1, max: CODES_AT_ONCE }),
  days: integer({ min: 0, max: PLAN_AMOUNT_LIMIT }),
  videos: integer({ min: 0, max: PLAN_AMOUNT_LIMIT }),
  batch: text({ max: MAX_BATCH }).trimmed().optional(),
  validUntil: text({ max: MAX_INSTANT }).nullable().optional(),
}) {}

export class DeleteCodesBody extends bodyOf(deleteRedeemCodes)({
  codes: listOf(text({ max: MAX_CODE }), { min: 1, max: CODES_AT_ONCE }),
}) {}

export class VoidBatchBody extends bodyOf(voidCodeBatch)({
  batch: text({ min: 1, max: MAX_BATCH }),
}) {}

export class RestoreBatchBody extends bodyOf(restoreCodeBatch)({
  batch: text({ min: 1, max: MAX_BATCH }),
}) {}
