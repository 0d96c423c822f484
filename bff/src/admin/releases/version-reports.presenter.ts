import { PORTAL_RELEASE_PARTS, type VersionReportView } from '@portal/contracts';
import { boundOfShare } from '@portal/rules';
import type { VersionReport } from '../../domain/browser-reports/version-reports.service';
import { VITAL_SECONDS } from '../../domain/browser-reports/vital-bounds';

/** Of the pages of a version, for the limits of web.dev. */
const SHARE = 0.75;
const MS_PER_SECOND = 1_000;

/** The numbers of a version; none when its part is unknown. */
export function presentVersionReport(report: VersionReport): VersionReportView[] {
  const [name, version] = report.name.split('@');
  const part = PORTAL_RELEASE_PARTS.find((one) => one === name);
  if (part === undefined || version === undefined) return [];
  const { pages, broken: pagesWithErrors, lcp, inp } = report;
  return [{ part, version, pages, pagesWithErrors, lcpMs: boundOf(lcp), inpMs: boundOf(inp) }];
}

function boundOf(counts: readonly number[]): number | null {
  const bound = boundOfShare(VITAL_SECONDS, counts, SHARE);
  return bound === null ? null : bound * MS_PER_SECOND;
}
