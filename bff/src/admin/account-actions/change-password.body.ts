import type { ChangeUserPasswordRequest } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { TextField } from '../../platform/http/fields';

/** Body of changeUserPassword. The domain checks the minimum length of the password. */
export class ChangePasswordBody implements ChangeUserPasswordRequest {
  @TextField({ max: MAX_PASSWORD_BYTES })
  newPassword!: string;
}
