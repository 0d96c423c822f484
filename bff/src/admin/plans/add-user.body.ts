import { addUser } from '@portal/contracts';
import { integer, optionalReason } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class AddUserBody extends bodyOf(addUser)({
  userId: integer({ min: 1 }),
  days: integer({ min: 0 }),
  balance: integer({ min: 0 }).optional(),
  reason: optionalReason(),
}) {}
