import { countRecipients } from '@portal/contracts';
import { BROADCAST_SEGMENTS } from '@portal/rules';
import { choice } from '../../platform/http/fields';
import { queryOf } from '../../platform/http/request-class';

export class CountRecipientsParameters extends queryOf(countRecipients)({
  segment: choice(BROADCAST_SEGMENTS).optional(),
}) {}
