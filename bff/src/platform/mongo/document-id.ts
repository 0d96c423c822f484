import { Types } from 'mongoose';

/** Id of a stored document, for nouns whose documents refer to each other. */
export type DocumentId = Types.ObjectId;

/** A new id. Later ids sort after earlier ones. */
export const newDocumentId = (): DocumentId => new Types.ObjectId();
