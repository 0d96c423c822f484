import { defineCall } from '../http/call';
import type { PortalReleasePart } from './release-pointer';

/** What browsers reported of a version while it was live or the canary. */
export interface VersionReportView {
  part: PortalReleasePart;
  version: string;
  /** Measured pages. Browsers measure a part of all page loads, and report every page with an error. */
  pages: number;
  pagesWithErrors: number;
  /** Three quarters of the pages had their LCP within this time, in ms; null: not measured, or more than 8 s. */
  lcpMs: number | null;
  /** The same for INP. */
  inpMs: number | null;
}

/** Lists errors and Web Vitals by version of shell and portals. Versions without reports for 90 days are left out. */
export const listVersionReports = defineCall<void, { reports: VersionReportView[] }>()(
  'GET',
  '/api/admin/version-reports',
);
