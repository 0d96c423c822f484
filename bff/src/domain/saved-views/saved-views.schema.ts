import type { SavedViewFacts } from '@portal/contracts';
import { Schema, type Types } from 'mongoose';

/** Token of the model of saved views. */
export const SAVED_VIEWS_MODEL = 'SavedViews';

/** Id of the document with the shared views. */
export const SHARED_VIEWS = 'shared';

/** Id of the document with the own views of an administrator. */
export const ownViewsOf = (actor: string): string => `own:${actor}`;

/** A stored view. Whether it is shared follows from its document. */
export interface StoredView extends Omit<SavedViewFacts, 'isShared'> {
  _id: Types.ObjectId;
  author: string;
  savedAt: Date;
}

/** All shared views, or all own views of an administrator, oldest first. */
export interface SavedViewsRecord {
  _id: string;
  views: StoredView[];
}

const storedView = new Schema<StoredView>({
  list: { type: String, required: true },
  name: { type: String, required: true },
  query: { type: String, default: '' },
  columns: { type: [String], default: null },
  author: { type: String, required: true },
  savedAt: { type: Date, required: true },
});

/**
 * Collection `saved_views`: one document for all views of one kind. There are at most fifty, so two instances
 * that add at once conflict on the document, and the limit holds.
 */
export const savedViewsSchema = new Schema<SavedViewsRecord>(
  { _id: { type: String }, views: { type: [storedView], required: true } },
  { collection: 'saved_views', versionKey: false, strict: 'throw' },
);
