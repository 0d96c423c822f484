import { SEVERITIES } from './advisory';
import type { AdvisoryFile } from './advisory-file';
import { daysSince, type Finding, isInForce, type Judgement } from './judge-advisories';

/** From this age the check prints a warning. */
const OLD_AFTER_DAYS = 30;
/** From this age the file alone is not enough: with `--fresh` and without the registry the check fails. */
export const STALE_AFTER_DAYS = 90;

/** One line per finding, the worst first, then the exceptions without a use. */
export function describeJudgement({ findings, unneeded }: Judgement, now: Date): string[] {
  const ordered = [...findings].sort(
    (one, other) =>
      SEVERITIES.indexOf(other.advisory.severity) - SEVERITIES.indexOf(one.advisory.severity),
  );
  return [
    ...ordered.map((finding) => describeFinding(finding, now)),
    ...unneeded.map(
      ({ id, package: name }) =>
        `note      exception ${id} for ${name} is not needed any more: delete it`,
    ),
  ];
}

function describeFinding(finding: Finding, now: Date): string {
  const { advisory, version, isDevelopment, exception, isRefused } = finding;
  const use = isDevelopment ? ', development only' : '';
  const fix = advisory.fixed === null ? '' : `; fixed in ${advisory.fixed}`;
  const excuse =
    exception === null
      ? ''
      : isInForce(exception, now)
        ? `; accepted until ${exception.until}: ${exception.reason}`
        : `; its exception ended on ${exception.until}`;
  const mark = isRefused ? 'REFUSED ' : 'known   ';
  return (
    `${mark} ${advisory.severity} ${advisory.id} ${advisory.package}@${version}${use}: ` +
    `${advisory.summary} (${advisory.range}${fix})${excuse}`
  );
}

/** The age of the file as text. */
export function describeAge({ date }: AdvisoryFile, now: Date): string {
  const days = daysSince(date, now);
  const age = `The file of advisories is of ${date}, ${days} days old`;
  if (days <= OLD_AFTER_DAYS) return `${age}.`;
  return `${age}, which is more than ${OLD_AFTER_DAYS}: refresh it (docs/operations/supply-chain.md).`;
}
