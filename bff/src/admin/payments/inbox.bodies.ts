import {
  dismissMessage,
  dismissOrder,
  dismissReceipt,
  grantOrder,
  matchReceipt,
} from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MIN_REASON = 3;
const MAX_REASON = 200;
const MAX_CODE = 20;
const reason = text({ min: MIN_REASON, max: MAX_REASON }).trimmed();

export class MatchReceiptBody extends bodyOf(matchReceipt)({
  refCode: text({ min: 1, max: MAX_CODE }).trimmed(),
}) {}

export class DismissBody extends bodyOf(dismissReceipt, dismissOrder, dismissMessage)({ reason }) {}

export class GrantOrderBody extends bodyOf(grantOrder)({ reason: reason.optional() }) {}
