import { BROADCAST_SEGMENTS, type BroadcastSegment } from '@portal/rules';
import { ChoiceField } from '../../platform/http/fields';

/** Query with the segment to count. */
export class CountRecipientsParameters {
  @ChoiceField(BROADCAST_SEGMENTS, { optional: true })
  segment?: BroadcastSegment;
}
