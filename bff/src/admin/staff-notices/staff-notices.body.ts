import { markStaffNoticesRead, NOTICES_LIMIT } from '@portal/contracts';
import { listOf, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { DOCUMENT_ID } from '../../platform/mongo/document-id';

const ID_LENGTH = 24;

export class MarkStaffNoticesReadBody extends bodyOf(markStaffNoticesRead)({
  ids: listOf(text({ max: ID_LENGTH, pattern: DOCUMENT_ID }), { max: NOTICES_LIMIT }).optional(),
}) {}
