import { listBroadcastRecipients, RECIPIENTS_LIMIT } from '@portal/contracts';
import { integer } from '../../platform/http/fields';
import { queryOf } from '../../platform/http/request-class';

/** The controller reduces a limit above RECIPIENTS_LIMIT to it (SEC-44). */
export class ListRecipientsQuery extends queryOf(listBroadcastRecipients)({
  after: integer({ min: 0 }).default(0),
  limit: integer({ min: 1 }).default(RECIPIENTS_LIMIT),
}) {}
