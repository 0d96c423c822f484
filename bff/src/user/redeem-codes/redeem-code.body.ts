import { redeemCode } from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class RedeemCodeBody extends bodyOf(redeemCode)({ code: text({ min: 1, max: 64 }) }) {}
