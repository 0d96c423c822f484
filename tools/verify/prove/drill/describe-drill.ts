import { table } from '../../../shared/table';
import type { Finding } from './drill';

/** Whether every promise was kept. */
export const isDrillPassed = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ isKept }) => isKept);

/** A row for each promise. */
export function describeDrill(findings: readonly Finding[]): string {
  return `${table(
    ['promise', 'kept', 'measured'],
    findings.map(({ promise, isKept, measured }) => [promise, isKept ? 'yes' : 'NO', measured]),
  )}\n`;
}
