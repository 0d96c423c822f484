import { BULK_OUTCOMES } from '@portal/contracts';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { anyText, oneOf } from '../../shared/lists/params';
import type { ListParams } from '../../shared/lists/use-list-params';

/** The values of the Bulk Actions tab in the address. */
export const ACTION_PARAMS = {
  /** The open bulk action. Empty: the list of all. */
  action: anyText,
  outcome: oneOf(BULK_OUTCOMES, null),
  size: pageSizeParam(25),
};

/** State of the Bulk Actions tab that is stored in the address. */
export type ActionParams = ListParams<typeof ACTION_PARAMS>;
