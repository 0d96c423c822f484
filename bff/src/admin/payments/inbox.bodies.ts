import {
  dismissMessage,
  dismissOrder,
  dismissReceipt,
  grantOrder,
  matchReceipt,
} from '@portal/contracts';
import { optionalReason, reasonText, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_CODE = 20;

export class MatchReceiptBody extends bodyOf(matchReceipt)({
  refCode: text({ min: 1, max: MAX_CODE }).trimmed(),
}) {}

export class DismissBody extends bodyOf(
  dismissReceipt,
  dismissOrder,
  dismissMessage,
)({
  reason: reasonText(),
}) {}

export class GrantOrderBody extends bodyOf(grantOrder)({ reason: optionalReason() }) {}
