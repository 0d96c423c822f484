import { botRedeemCode } from '@portal/contracts';
import { integer, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class BotRedeemCodeBody extends bodyOf(botRedeemCode)({
  userId: integer({ min: 1 }),
  code: text({ min: 1, max: 64 }),
}) {}
