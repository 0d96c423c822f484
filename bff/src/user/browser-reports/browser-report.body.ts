import {
  type BrowserError,
  type BrowserVital,
  LONGEST_REPORT,
  PORTAL_RELEASE_PARTS,
  type PortalReleasePart,
  type ReportBrowserRequest,
  WEB_VITALS,
  type WebVital,
} from '@portal/contracts';
import { ChoiceField, NumberField, TextField } from '../../platform/http/fields';
import { ListField } from '../../platform/http/nested-field';

const LONGEST_STACK = 2_000;
/** One hour, more than any user waits for a page. */
const LARGEST_VITAL = 3_600_000;

class BrowserErrorBody implements BrowserError {
  @ChoiceField(PORTAL_RELEASE_PARTS)
  part!: PortalReleasePart;

  @TextField({ max: 100 })
  name!: string;

  @TextField({ max: 1_000 })
  message!: string;

  @TextField({ max: LONGEST_STACK })
  stack!: string;
}

class BrowserVitalBody implements BrowserVital {
  @ChoiceField(WEB_VITALS)
  name!: WebVital;

  @NumberField({ min: 0, max: LARGEST_VITAL })
  value!: number;
}

/** A report of a page about itself. */
export class BrowserReportBody implements ReportBrowserRequest {
  @TextField({ max: 256 })
  release!: string;

  @TextField({ max: 100 })
  screen!: string;

  @ListField(() => BrowserErrorBody, LONGEST_REPORT)
  errors!: BrowserErrorBody[];

  @ListField(() => BrowserVitalBody, LONGEST_REPORT)
  vitals!: BrowserVitalBody[];
}
