import { reportBroadcastDelivery } from '@portal/contracts';
import { integer } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class DeliveryBody extends bodyOf(reportBroadcastDelivery)({
  delivered: integer({ min: 0 }),
  failed: integer({ min: 0 }),
}) {}
