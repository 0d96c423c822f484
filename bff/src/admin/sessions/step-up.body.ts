import { stepUp } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { MAX_CODE_LENGTH } from '../factor/confirm-factor.body';

/** The controller checks that it has exactly one of the fields. */
export class StepUpBody extends bodyOf(stepUp)({
  password: text({ min: 1, max: MAX_PASSWORD_BYTES }).optional(),
  code: text({ min: 1, max: MAX_CODE_LENGTH }).optional(),
}) {}
