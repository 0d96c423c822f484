import {
  type BrowserError,
  type BrowserVital,
  LONGEST_REPORT,
  PORTAL_RELEASE_PARTS,
  reportBrowser,
  WEB_VITALS,
} from '@portal/contracts';
import { choice, listOfNested, number, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const LONGEST_STACK = 2_000;
/** One hour, more than any user waits for a page. */
const LARGEST_VITAL = 3_600_000;

class BrowserErrorBody extends bodyOf<BrowserError>()({
  part: choice(PORTAL_RELEASE_PARTS),
  name: text({ max: 100 }),
  message: text({ max: 1_000 }),
  stack: text({ max: LONGEST_STACK }),
}) {}

class BrowserVitalBody extends bodyOf<BrowserVital>()({
  name: choice(WEB_VITALS),
  value: number({ min: 0, max: LARGEST_VITAL }),
}) {}

/** A report of a page about itself. */
export class BrowserReportBody extends bodyOf(reportBrowser)({
  release: text({ max: 256 }),
  screen: text({ max: 100 }),
  errors: listOfNested(BrowserErrorBody, { max: LONGEST_REPORT }),
  vitals: listOfNested(BrowserVitalBody, { max: LONGEST_REPORT }),
}) {}
