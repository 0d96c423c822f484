import type { BroadcastSegment } from '@portal/rules';
import { defineCall } from '../http/call';

/** Maximum number of drafts and templates; a list has all of them. */
export const BROADCAST_DRAFTS_LIMIT = 100;

/** A message that is not sent: a draft, or a template that is used again and again. */
export interface BroadcastDraftView {
  _id: string;
  text: string;
  segment: BroadcastSegment;
  isTemplate: boolean;
  /** Name of the administrator who wrote it. */
  author: string;
  /** ISO 8601 UTC. */
  savedAt: string;
}

/** Body of saveBroadcastDraft. */
export interface SaveBroadcastDraftRequest {
  /** 1 to 4,000 characters. */
  message: string;
  segment?: BroadcastSegment;
  isTemplate?: boolean;
  /** The stored draft or template that this one replaces. */
  draftId?: string;
}

/** Lists drafts and templates, newest first. All administrators share them. */
export const listBroadcastDrafts = defineCall<void, { drafts: BroadcastDraftView[] }>()(
  'GET',
  '/api/admin/broadcast-drafts',
);

/**
 * Saves a draft or a template, a new one or in place of a stored one. Nobody gets it. At most
 * {@link BROADCAST_DRAFTS_LIMIT} are stored.
 */
export const saveBroadcastDraft = defineCall<SaveBroadcastDraftRequest, { message: string }>()(
  'POST',
  '/api/admin/broadcast-drafts',
);

/** Deletes a draft or a template. */
export const deleteBroadcastDraft = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/broadcast-drafts/:draftId',
);
