import { signTrialTelegram } from '@portal/contracts';
import { integer, text } from '../platform/http/fields';
import { bodyOf } from '../platform/http/request-class';

/** The user to sign in as. */
export class TrialTelegramBody extends bodyOf(signTrialTelegram)({
  id: integer({ min: 1 }),
  firstName: text({ max: 64 }).optional(),
}) {}
