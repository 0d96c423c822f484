import type { BrowserVital } from '@portal/contracts';
import type { AddedNumbers } from './version-reports.repository';
import { VITAL_SECONDS } from './vital-bounds';

/** One page, as it counts for a version. */
export interface CountedPage {
  readonly isBroken: boolean;
  readonly vitals: readonly BrowserVital[];
}

const STORED = { LCP: 'lcp', INP: 'inp' } as const;

const isStored = (name: BrowserVital['name']): name is keyof typeof STORED => name in STORED;

function indexOf(milliseconds: number): number {
  const index = VITAL_SECONDS.findIndex((bound) => milliseconds <= bound * 1_000);
  return index < 0 ? VITAL_SECONDS.length : index;
}

/** What a page adds to the numbers of a version. A page with a measured LCP counts as measured. */
export function numbersOfPage({ isBroken, vitals }: CountedPage): AddedNumbers {
  const measured = vitals.flatMap(({ name, value }) =>
    isStored(name) ? [`${STORED[name]}.${indexOf(value)}`] : [],
  );
  const numbers: Record<string, number> = {
    pages: vitals.some(({ name }) => name === 'LCP') ? 1 : 0,
    broken: isBroken ? 1 : 0,
  };
  for (const path of measured) numbers[path] = (numbers[path] ?? 0) + 1;
  return numbers;
}

/** The sums of both. */
export function addNumbers(one: AddedNumbers, other: AddedNumbers): AddedNumbers {
  const sums: Record<string, number> = { ...one };
  for (const [path, value] of Object.entries(other)) sums[path] = (sums[path] ?? 0) + value;
  return sums;
}
