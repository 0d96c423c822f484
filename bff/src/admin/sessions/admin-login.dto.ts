import { adminLogin } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { MAX_CODE_LENGTH } from '../factor/confirm-factor.body';

export class AdminLoginDto extends bodyOf(adminLogin)({
  password: text({ min: 1, max: MAX_PASSWORD_BYTES }),
  code: text({ min: 1, max: MAX_CODE_LENGTH }).optional(),
}) {}
