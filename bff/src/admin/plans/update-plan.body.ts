import { updatePlan } from '@portal/contracts';
import { integer, optionalReason } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class UpdatePlanBody extends bodyOf(updatePlan)({
  daysToAdd: integer({ min: 1 }).optional(),
  balanceToAdd: integer({ min: 1 }).optional(),
  reason: optionalReason(),
}) {}
