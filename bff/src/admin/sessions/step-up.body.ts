import type { StepUpRequest } from '@portal/contracts';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { TextField } from '../../platform/http/fields';
import { MAX_CODE_LENGTH } from '../factor/confirm-factor.body';

/** Body of stepUp. The controller checks that it has exactly one of the fields. */
export class StepUpBody implements StepUpRequest {
  @TextField({ optional: true, min: 1, max: MAX_PASSWORD_BYTES })
  password?: string;

  @TextField({ optional: true, min: 1, max: MAX_CODE_LENGTH })
  code?: string;
}
