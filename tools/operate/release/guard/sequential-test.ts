/** Events of one kind on the pages of live and canary, since the last look. */
export interface Batch {
  /** Pages of the canary. */
  readonly canaryPages: number;
  readonly livePages: number;
  /** Bad pages: with an error, or slow. */
  readonly canaryBad: number;
  readonly liveBad: number;
}

/**
 * Logarithms of the likelihood ratios of a canary that is worse by each of WORSE against one that is equal.
 * 0 before the first page.
 */
export type Evidence = readonly number[];

/** How much more often a page of a bad canary is bad. Nobody knows it before, so several are tried at once. */
const WORSE = [1.5, 2, 4, 8];

/** The evidence before the first page. */
export const NO_EVIDENCE: Evidence = WORSE.map(() => 0);

/**
 * Adds what was seen since the last look. Of all bad pages an equal canary has the same share as of all pages;
 * a canary that is worse by `w` has `w·s / (w·s + 1 − s)`. So each bad page is a trial of a sequential
 * probability ratio test (Wald), and how often bad pages occur does not matter.
 */
export function withBatch(evidence: Evidence, batch: Batch): Evidence {
  const { canaryPages, livePages, canaryBad, liveBad } = batch;
  const share = canaryPages / (canaryPages + livePages);
  // With pages of one side only there is nothing to compare.
  if (!(share > 0 && share < 1)) return evidence;
  return evidence.map((sum, index) => {
    const worse = WORSE[index] ?? 1;
    const total = worse * share + 1 - share;
    return sum + canaryBad * Math.log(worse / total) - liveBad * Math.log(total);
  });
}

/**
 * The average likelihood ratio. Whatever an equal canary does and however often one looks, it ever exceeds
 * `1 / p` with probability `p` at most (Ville's inequality), so that one may stop at any look.
 */
export function likelihoodRatio(evidence: Evidence): number {
  return evidence.reduce((sum, one) => sum + Math.exp(one), 0) / evidence.length;
}
