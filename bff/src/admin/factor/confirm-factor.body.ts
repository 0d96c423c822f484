import { TextField } from '../../platform/http/fields';

/** Longer than any code, with any separators. */
export const MAX_CODE_LENGTH = 64;

/** Body of confirmAdminFactor. */
export class ConfirmFactorBody {
  @TextField({ min: 1, max: MAX_CODE_LENGTH })
  code!: string;
}
