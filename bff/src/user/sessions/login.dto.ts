import type { LoginWithPasswordRequest } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { IntegerField, TextField } from '../../platform/http/fields';

/** Body of loginWithPassword. */
export class LoginDto implements LoginWithPasswordRequest {
  @IntegerField({ min: 1 })
  userId!: number;

  @TextField({ min: 1, max: MAX_PASSWORD_BYTES })
  password!: string;
}
