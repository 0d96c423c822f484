import {
  createBroadcast,
  saveBroadcastDraft,
  testBroadcast,
  updateBroadcast,
} from '@portal/contracts';
import { BROADCAST_SEGMENTS } from '@portal/rules';
import { choice, flag, integer, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { DOCUMENT_ID } from '../../platform/mongo/document-id';

const MAX_TEXT = 4_000;
const MAX_INSTANT = 40;

const message = () => text({ min: 1, max: MAX_TEXT }).trimmed();
const facts = () => ({
  message: message(),
  scheduledAt: text({ max: MAX_INSTANT }).nullable().optional(),
  segment: choice(BROADCAST_SEGMENTS).optional(),
  hold: flag().optional(),
});

/** Id of a stored record. */
const recordId = () => text({ min: 24, max: 24, pattern: DOCUMENT_ID });

export class CreateBroadcastBody extends bodyOf(createBroadcast)({
  ...facts(),
  draftId: recordId().optional(),
}) {}

export class UpdateBroadcastBody extends bodyOf(updateBroadcast)(facts()) {}

export class TestBroadcastBody extends bodyOf(testBroadcast)({
  message: message(),
  userId: integer({ min: 1 }),
}) {}

export class SaveDraftBody extends bodyOf(saveBroadcastDraft)({
  message: message(),
  segment: choice(BROADCAST_SEGMENTS).optional(),
  isTemplate: flag().optional(),
  draftId: recordId().optional(),
}) {}
