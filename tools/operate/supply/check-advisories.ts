import { join } from 'node:path';
import { readAdvisories, readExceptions } from './advisory-file';
import { describeAge, describeJudgement, STALE_AFTER_DAYS } from './describe-findings';
import { daysSince, judge, mergeAdvisories } from './judge-advisories';
import { installedPackages, readLock } from './lock-file';
import type { OnlineAnswer } from './online-audit';

/** Input of the check, and how strict it is. */
export interface CheckInput {
  readonly lockFile: string;
  /** Folder with `advisories.json` and `exceptions.json`. */
  readonly data: string;
  readonly now: Date;
  /** Queries the registry; null: no query. */
  readonly ask: (() => Promise<OnlineAnswer>) | null;
  /** When true, a file older than 90 days fails the check if the registry does not answer either. */
  readonly mustBeFresh: boolean;
}

/** The output of the check and its result. */
export interface CheckResult {
  readonly lines: readonly string[];
  readonly isPassed: boolean;
}

/**
 * Compares all installed packages with both sources. @throws Problem when the format of a file is invalid.
 */
export async function checkAdvisories(input: CheckInput): Promise<CheckResult> {
  const { now } = input;
  const packages = installedPackages(readLock(input.lockFile));
  const file = readAdvisories(join(input.data, 'advisories.json'));
  const exceptions = readExceptions(join(input.data, 'exceptions.json'));
  const answer = await input.ask?.();
  const online = answer && 'advisories' in answer ? answer.advisories : null;
  const advisories = mergeAdvisories(file.advisories, online ?? []);
  const judgement = judge(packages, advisories, exceptions, now);
  const refused = judgement.findings.filter(({ isRefused }) => isRefused).length;
  const isStale =
    input.mustBeFresh && online === null && daysSince(file.date, now) > STALE_AFTER_DAYS;
  return {
    lines: [
      describeAge(file, now),
      ...(isStale ? [`REFUSED  after ${STALE_AFTER_DAYS} days it says too little.`] : []),
      describeAnswer(answer),
      ...describeJudgement(judgement, now),
      `${packages.length} packages, ${advisories.length} advisories: ` +
        `${judgement.findings.length} found, ${refused} refused.`,
    ],
    isPassed: refused === 0 && !isStale,
  };
}

function describeAnswer(answer: OnlineAnswer | undefined): string {
  if (!answer) return 'The registry was not asked.';
  if ('problem' in answer)
    return `The registry did not answer the audit (${answer.problem}); only the file was used.`;
  return `The registry answered with ${answer.advisories.length} advisories about what is installed.`;
}
