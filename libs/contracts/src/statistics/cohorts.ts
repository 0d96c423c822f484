import type { PurchaseCohort } from '@portal/rules';
import { defineCall } from '../http/call';

/**
 * Groups users by the month of their first purchase, and counts for each month after it how many of them
 * paid again. The last 12 months, oldest first; months are those of the service's zone.
 */
export const getPurchaseCohorts = defineCall<void, { cohorts: PurchaseCohort[] }>()(
  'GET',
  '/api/admin/stats/cohorts',
);
