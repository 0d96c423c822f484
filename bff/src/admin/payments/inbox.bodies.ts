import type { DismissRequest } from '@portal/contracts';
import { TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';

const MIN_REASON = 3;
const MAX_REASON = 200;
const MAX_CODE = 20;

/** Body of matchReceipt. */
export class MatchReceiptBody {
  @Trimmed()
  @TextField({ min: 1, max: MAX_CODE })
  refCode!: string;
}

/** Body of the calls that dismiss an item. */
export class DismissBody implements DismissRequest {
  @Trimmed()
  @TextField({ min: MIN_REASON, max: MAX_REASON })
  reason!: string;
}

/** Body of grantOrder. */
export class GrantOrderBody implements Partial<DismissRequest> {
  @Trimmed()
  @TextField({ min: MIN_REASON, max: MAX_REASON, optional: true })
  reason?: string;
}
