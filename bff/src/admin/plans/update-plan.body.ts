import type { UpdatePlanRequest } from '@portal/contracts';
import { IntegerField } from '../../platform/http/fields';

/** Body of updatePlan. */
export class UpdatePlanBody implements UpdatePlanRequest {
  @IntegerField({ min: 1, optional: true })
  daysToAdd?: number;

  @IntegerField({ min: 1, optional: true })
  balanceToAdd?: number;
}
