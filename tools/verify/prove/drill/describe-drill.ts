import { table } from '../../../shared/table';
import type { Finding } from './drill';

/** True when every promise was kept. */
export const isDrillPassed = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ isKept }) => isKept);

/** One row per promise. */
export function describeDrill(findings: readonly Finding[]): string {
  return `${table(
    ['promise', 'kept', 'measured'],
    findings.map(({ promise, isKept, measured }) => [promise, isKept ? 'yes' : 'NO', measured]),
  )}\n`;
}
