import { deleteLoginRecords } from '@portal/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { Field } from '../../platform/http/field';
import { bodyOf } from '../../platform/http/request-class';
import { DOCUMENT_ID } from '../../platform/mongo/document-id';

/** Maximum number of records in one request (SEC-44). */
const MAX_IDS = 1_000;

export class DeleteLoginsBody extends bodyOf(deleteLoginRecords)({
  ids: new Field<string[]>({
    schema: {
      type: 'array',
      items: { type: 'string', pattern: DOCUMENT_ID.source },
      minItems: 1,
      maxItems: MAX_IDS,
    },
    rules: [
      () => Matches(DOCUMENT_ID, { each: true }),
      () => ArrayMaxSize(MAX_IDS),
      () => ArrayMinSize(1),
      IsArray,
    ],
  }),
}) {}
