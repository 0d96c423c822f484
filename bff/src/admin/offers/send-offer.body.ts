import type { SendOfferRequest } from '@portal/contracts';
import { IntegerField, TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';

const MAX_MESSAGE_LENGTH = 1_000;

/** Body of sendOffer. */
export class SendOfferBody implements SendOfferRequest {
  @IntegerField({ min: 1 })
  userId!: number;

  @Trimmed()
  @TextField({ min: 1, max: MAX_MESSAGE_LENGTH })
  message!: string;
}
