import { loginWithPassword } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { integer, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class LoginDto extends bodyOf(loginWithPassword)({
  userId: integer({ min: 1 }),
  password: text({ min: 1, max: MAX_PASSWORD_BYTES }),
}) {}
