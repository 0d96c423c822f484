import { setPassword } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { integer, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** The domain checks the minimum length of the password. */
export class SetPasswordBody extends bodyOf(setPassword)({
  userId: integer({ min: 1 }),
  password: text({ max: MAX_PASSWORD_BYTES }),
}) {}
