import { deductPlan } from '@portal/contracts';
import { integer, optionalReason } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class DeductPlanBody extends bodyOf(deductPlan)({
  daysToCut: integer({ min: 1 }).optional(),
  balanceToCut: integer({ min: 1 }).optional(),
  reason: optionalReason(),
}) {}
