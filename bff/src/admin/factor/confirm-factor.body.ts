import { confirmAdminFactor } from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** Longer than any code, with any separators. */
export const MAX_CODE_LENGTH = 64;

export class ConfirmFactorBody extends bodyOf(confirmAdminFactor)({
  code: text({ min: 1, max: MAX_CODE_LENGTH }),
}) {}
