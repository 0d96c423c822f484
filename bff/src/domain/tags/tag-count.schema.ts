import { Schema } from 'mongoose';

/** Token of the model of counts of tags. */
export const TAG_COUNT_MODEL = 'TagCount';

/** Number of users with a tag; updated in the transaction that adds or removes it. */
export interface TagCount {
  /** The tag itself. */
  _id: string;
  users: number;
}

/** Collection `tag_counts`. */
export const tagCountSchema = new Schema<TagCount>(
  {
    _id: { type: String, required: true },
    users: { type: Number, required: true },
  },
  { collection: 'tag_counts', versionKey: false, strict: 'throw' },
);

// Tags in use, most used first.
tagCountSchema.index({ users: -1, _id: 1 });
