import { toggleFreeze } from '@portal/contracts';
import { optionalReason } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class ReasonBody extends bodyOf(toggleFreeze)({ reason: optionalReason() }) {}
