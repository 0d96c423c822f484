import { BROADCAST_SEGMENTS, type BroadcastSegment } from '@portal/rules';
import { ChoiceField } from '../../platform/http/fields';

/** Which segment is counted. */
export class CountRecipientsParameters {
  @ChoiceField(BROADCAST_SEGMENTS, { optional: true })
  segment?: BroadcastSegment;
}
