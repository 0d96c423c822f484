import { Types } from 'mongoose';

/** Id of a stored document, for nouns whose documents refer to each other. */
export type DocumentId = Types.ObjectId;

/** The form of an id in requests, answers and addresses: 24 lower-case hexadecimal digits. */
export const DOCUMENT_ID = /^[0-9a-f]{24}$/;

/** Whether a value from outside has the form of an id. */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && DOCUMENT_ID.test(value);

/** A new id. Later ids sort after earlier ones. */
export const newDocumentId = (): DocumentId => new Types.ObjectId();
