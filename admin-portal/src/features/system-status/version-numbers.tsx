import type { PortalReleasePart, VersionReportView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { InlineHint } from '@portal/ui';
import { texts as allTexts } from './texts';
import { versionReportsQuery } from './version-reports-query';

const texts = allTexts.releases.numbers;

function inWords({ pages, pagesWithErrors, lcpMs, inpMs }: VersionReportView): string {
  return [
    texts.pages(pages),
    texts.withErrors(pagesWithErrors),
    ...(lcpMs === null ? [] : [texts.upTo('LCP', lcpMs)]),
    ...(inpMs === null ? [] : [texts.upTo('INP', inpMs)]),
  ].join(', ');
}

/** Errors and vitals of a version, as browsers report them; nothing while nobody reported any. */
export function VersionNumbers({ part, version }: { part: PortalReleasePart; version: string }) {
  const { data } = useQuery(versionReportsQuery);
  const report = data?.reports.find((one) => one.part === part && one.version === version);
  return report && <span title={texts.about}>{inWords(report)}</span>;
}

/** Says that the numbers of all versions are missing. */
export function NumbersProblem() {
  const { isError } = useQuery(versionReportsQuery);
  return isError && <InlineHint>{texts.failed}</InlineHint>;
}
