import { resetUserPlan } from '@portal/contracts';
import { optionalReason } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class ResetPlanBody extends bodyOf(resetUserPlan)({ reason: optionalReason() }) {}
