import { listLoginHistory } from '@portal/contracts';
import { integer, text } from '../../platform/http/fields';
import { day, pageNumber, pageSize, timeSort } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

/** Longest written IPv6 address. */
const MAX_ADDRESS = 45;

/** Pages have the size of the screen's (ADM-51). */
export class ListLoginsParameters extends queryOf(listLoginHistory)({
  page: pageNumber().default(1),
  limit: pageSize(10),
  sort: timeSort(),
  user: integer({ min: 1 }).optional(),
  address: text({ min: 1, max: MAX_ADDRESS }).trimmed().optional(),
  day: day().optional(),
}) {}
