import { changeUserPassword } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** The domain checks the minimum length of the password. */
export class ChangePasswordBody extends bodyOf(changeUserPassword)({
  newPassword: text({ max: MAX_PASSWORD_BYTES }),
}) {}
