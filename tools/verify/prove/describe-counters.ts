import { table } from '../../shared/table';
import type { Finding } from './counters/finding';

/** Number of wrong counters that are listed per kind. */
const NAMED = 20;

/** The counted records and compared counters, then the wrong ones. */
export function describeCounters(findings: readonly Finding[], seconds: number): string {
  const rows = findings.map(({ name, counted, compared, wrong }) => [
    ...[name, counted, compared, wrong.length],
  ]);
  const lines = [table(['counters', 'records', 'compared', 'wrong'], rows), ''];
  for (const { name, wrong } of findings) {
    lines.push(...wrong.slice(0, NAMED).map((one) => `${name}: ${one}`));
    if (wrong.length > NAMED) lines.push(`${name}: ${wrong.length - NAMED} more`);
  }
  const all = findings.reduce((sum, { wrong }) => sum + wrong.length, 0);
  lines.push(`${all === 0 ? 'All counters equal a recount' : `${all} differ`}, ${seconds} s.`);
  return `${lines.join('\n')}\n`;
}
