import {
  type MethodSettingsView,
  publishPaymentMethods,
  type ReceivingNumberView,
} from '@portal/contracts';
import {
  METHOD_LIMITS,
  PAYMENT_METHODS,
  PAYMENT_NUMBER_KINDS,
  SENDER_PATTERN,
} from '@portal/rules';
import {
  choice,
  flag,
  integer,
  listOf,
  listOfNested,
  optionalReason,
  text,
} from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MOST_DIGITS = 20;

const amount = () => integer({ min: 1, max: METHOD_LIMITS.amount }).nullable();
const notice = () => text({ max: METHOD_LIMITS.notice }).trimmed();

class ReceivingNumberFields extends bodyOf<ReceivingNumberView>()({
  number: text({ min: 1, max: MOST_DIGITS, pattern: /^\d+$/ }),
  kind: choice(PAYMENT_NUMBER_KINDS),
}) {}

/** One method. What methods must be among each other: rules' methodListFaults. */
class MethodSettingsFields extends bodyOf<MethodSettingsView>()({
  method: choice(PAYMENT_METHODS),
  isOn: flag(),
  numbers: listOfNested(ReceivingNumberFields, { max: PAYMENT_NUMBER_KINDS.length }),
  minBdt: amount(),
  maxBdt: amount(),
  noticeEn: notice(),
  noticeBn: notice(),
  senders: listOf(text({ min: 1, max: METHOD_LIMITS.sender, pattern: SENDER_PATTERN }), {
    max: METHOD_LIMITS.senders,
  }),
}) {}

export class PublishPaymentMethodsBody extends bodyOf(publishPaymentMethods)({
  after: integer({ min: 1 }),
  methods: listOfNested(MethodSettingsFields, { max: PAYMENT_METHODS.length }),
  reason: optionalReason(),
}) {}
