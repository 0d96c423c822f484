import type { BotRedeemCodeRequest } from '@portal/contracts';
import { IntegerField, TextField } from '../../platform/http/fields';

/** Body of botRedeemCode. */
export class BotRedeemCodeBody implements BotRedeemCodeRequest {
  @IntegerField({ min: 1 })
  userId!: number;

  @TextField({ min: 1, max: 64 })
  code!: string;
}
