import type { RedeemCodeRequest } from '@portal/contracts';
import { TextField } from '../../platform/http/fields';

/** Body of redeemCode. */
export class RedeemCodeBody implements RedeemCodeRequest {
  @TextField({ min: 1, max: 64 })
  code!: string;
}
