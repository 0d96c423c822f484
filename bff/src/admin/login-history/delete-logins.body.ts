import { deleteLoginRecords } from '@portal/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { Field } from '../../platform/http/field';
import { bodyOf } from '../../platform/http/request-class';

/** Maximum number of records in one request (SEC-44). */
const MAX_IDS = 1_000;

const RECORD_ID = /^[0-9a-f]{24}$/;

export class DeleteLoginsBody extends bodyOf(deleteLoginRecords)({
  ids: new Field<string[]>({
    schema: {
      type: 'array',
      items: { type: 'string', pattern: RECORD_ID.source },
      minItems: 1,
      maxItems: MAX_IDS,
    },
    rules: [
      () => Matches(RECORD_ID, { each: true }),
      () => ArrayMaxSize(MAX_IDS),
      () => ArrayMinSize(1),
      IsArray,
    ],
  }),
}) {}
