import { BOT_EVENTS_LIMIT, getBotEvents, SERVICE_LIMITS } from '@portal/contracts';
import { integer } from '../../platform/http/fields';
import { queryOf } from '../../platform/http/request-class';

/** The controller reduces a limit above BOT_EVENTS_LIMIT to it (SEC-44). */
export class ListEventsQuery extends queryOf(getBotEvents)({
  after: integer({ min: 0 }).optional(),
  limit: integer({ min: 1 }).default(BOT_EVENTS_LIMIT),
  wait: integer({ min: 0, max: SERVICE_LIMITS.pollSeconds }).default(0),
}) {}
