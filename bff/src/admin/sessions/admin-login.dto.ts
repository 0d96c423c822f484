import type { AdminLoginRequest } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { TextField } from '../../platform/http/fields';
import { MAX_CODE_LENGTH } from '../factor/confirm-factor.body';

/** Body of adminLogin. */
export class AdminLoginDto implements AdminLoginRequest {
  @TextField({ min: 1, max: MAX_PASSWORD_BYTES })
  password!: string;

  @TextField({ optional: true, min: 1, max: MAX_CODE_LENGTH })
  code?: string;
}
