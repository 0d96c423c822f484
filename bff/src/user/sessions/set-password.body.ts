import type { SetPasswordRequest } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { IntegerField, TextField } from '../../platform/http/fields';

/** Body of setPassword. The domain checks the minimum length of the password. */
export class SetPasswordBody implements SetPasswordRequest {
  @IntegerField({ min: 1 })
  userId!: number;

  @TextField({ max: MAX_PASSWORD_BYTES })
  password!: string;
}
