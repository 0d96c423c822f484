import { sendOffer } from '@portal/contracts';
import { integer, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_MESSAGE_LENGTH = 1_000;

export class SendOfferBody extends bodyOf(sendOffer)({
  userId: integer({ min: 1 }),
  message: text({ min: 1, max: MAX_MESSAGE_LENGTH }).trimmed(),
}) {}
