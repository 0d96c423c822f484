import type { TrialTelegramRequest } from '@portal/contracts';
import { IntegerField, TextField } from '../platform/http/fields';

/** The user to sign in as. */
export class TrialTelegramBody implements TrialTelegramRequest {
  @IntegerField({ min: 1 })
  id!: number;

  @TextField({ max: 64, optional: true })
  firstName?: string;
}
