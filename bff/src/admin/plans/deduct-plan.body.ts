import type { DeductPlanRequest } from '@portal/contracts';
import { IntegerField } from '../../platform/http/fields';

/** Body of deductPlan. */
export class DeductPlanBody implements DeductPlanRequest {
  @IntegerField({ min: 1, optional: true })
  daysToCut?: number;

  @IntegerField({ min: 1, optional: true })
  balanceToCut?: number;
}
