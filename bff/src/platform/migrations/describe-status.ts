import { describeIndex, isGuard, type NamedIndex } from '../mongo/index-plan';
import type { MigrationStatus } from './migrator';

/** Whether instances of this version may start: the unique indexes exist and the expand phase is done. */
export function isReady({ migrations, indexes }: MigrationStatus): boolean {
  const isGuarded = [...indexes.missing, ...indexes.differing].every(
    ({ index }) => !isGuard(index),
  );
  return isGuarded && migrations.every(({ state }) => state !== 'pending' && state !== 'running');
}

/** The remaining work, one line each, for the operator. */
export function describeStatus(status: MigrationStatus): string {
  const { missing, differing, unknown } = status.indexes;
  const byHand = unknown.filter((one) => !status.obsolete.includes(one));
  const indexes = [
    ...listed('missing', missing),
    ...listed('differs, will be built anew', differing),
    ...listed('obsolete, dropped by --contract', status.obsolete),
    ...listed('unknown, left alone', byHand),
  ];
  const migrations = status.migrations.map(({ name, does, state, changed, left }) => {
    const numbers = [`${changed} changed`, ...(left === null ? [] : [`${left} left`])];
    return `  ${name}: ${state} (${does}; ${numbers.join(', ')})`;
  });
  return [
    'Indexes',
    ...(indexes.length > 0 ? indexes : ['  as declared']),
    'Migrations',
    ...migrations,
    isReady(status) ? 'This version may start.' : 'Run npm run migrate before this version starts.',
  ].join('\n');
}

const listed = (what: string, indexes: readonly NamedIndex[]): string[] =>
  indexes.map((one) => `  ${what}: ${describeIndex(one)}`);
