import { makeMigrator } from '../../src/migrations/make-migrator';
import type { Migration } from '../../src/platform/migrations/migration';
import type { Migrator } from '../../src/platform/migrations/migrator';
import type { TestServer } from './test-server';

/** A migrator with an instance's connection and clock, and its output. */
export function migratorOf(
  { app }: TestServer,
  migrations?: readonly Migration[],
): { migrator: Migrator; said: string[] } {
  const said: string[] = [];
  return { migrator: makeMigrator(app, (line) => void said.push(line), migrations), said };
}
