import { Types } from 'mongoose';

/** Id of a stored document, for nouns whose documents point at each other. */
export type DocumentId = Types.ObjectId;

/** A new one; later ones sort behind. */
export const newDocumentId = (): DocumentId => new Types.ObjectId();
