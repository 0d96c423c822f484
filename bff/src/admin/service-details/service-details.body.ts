import { publishServiceDetails, type ServiceDetailsView } from '@portal/contracts';
import { DETAIL_LIMITS } from '@portal/rules';
import { integer, listOf, nested, optionalReason, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const address = () => text({ min: 1, max: DETAIL_LIMITS.url }).trimmed().nullable();

/** The rules check addresses and days: detailFaults. */
class ServiceDetailsFields extends bodyOf<ServiceDetailsView>()({
  name: text({ min: 1, max: DETAIL_LIMITS.name }).trimmed(),
  botUrl: address(),
  supportBotUrl: address(),
  supportContactUrl: address(),
  channelUrl: address(),
  reminderDays: listOf(integer({ min: 1, max: DETAIL_LIMITS.days }), {
    max: DETAIL_LIMITS.reminders,
  }),
}) {}

export class PublishServiceDetailsBody extends bodyOf(publishServiceDetails)({
  after: integer({ min: 1 }),
  details: nested(ServiceDetailsFields),
  reason: optionalReason(),
}) {}
