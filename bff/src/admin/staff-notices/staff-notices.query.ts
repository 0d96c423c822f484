import { getStaffNotices, NOTICES_LIMIT } from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { pageSize } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';
import { DOCUMENT_ID } from '../../platform/mongo/document-id';

const USUAL_LIMIT = 20;
const ID_LENGTH = 24;

export class StaffNoticesQuery extends queryOf(getStaffNotices)({
  before: text({ max: ID_LENGTH, pattern: DOCUMENT_ID }).optional(),
  limit: pageSize(USUAL_LIMIT, NOTICES_LIMIT),
}) {}
