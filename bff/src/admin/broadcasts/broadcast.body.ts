import { createBroadcast, updateBroadcast } from '@portal/contracts';
import { BROADCAST_SEGMENTS } from '@portal/rules';
import { choice, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_TEXT = 4_000;
const MAX_INSTANT = 40;

export class BroadcastBody extends bodyOf(
  createBroadcast,
  updateBroadcast,
)({
  message: text({ min: 1, max: MAX_TEXT }).trimmed(),
  scheduledAt: text({ max: MAX_INSTANT }).nullable().optional(),
  segment: choice(BROADCAST_SEGMENTS).optional(),
}) {}
