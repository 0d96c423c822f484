import type { BroadcastRequest } from '@portal/contracts';
import { BROADCAST_SEGMENTS, type BroadcastSegment } from '@portal/rules';
import { ChoiceField, TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';

const MAX_TEXT = 4_000;
const MAX_INSTANT = 40;

/** Body of createBroadcast and updateBroadcast. */
export class BroadcastBody implements BroadcastRequest {
  @Trimmed()
  @TextField({ min: 1, max: MAX_TEXT })
  message!: string;

  @TextField({ max: MAX_INSTANT, optional: true, nullable: true })
  scheduledAt?: string | null;

  @ChoiceField(BROADCAST_SEGMENTS, { optional: true })
  segment?: BroadcastSegment;
}
