import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { MIGRATIONS, OBSOLETE_INDEXES } from '.';
import { CounterRecountsService } from '../domain/counter-recounts/counter-recounts.service';
import { Clock } from '../platform/clock/clock';
import { Migrator } from '../platform/migrations/migrator';
import type { Connection } from '../platform/mongo/native';
import { TransactionsService } from '../platform/mongo/transactions.service';

/** What brings the database of an application to the form of this version; it must be open. */
export function makeMigrator(
  app: Pick<INestApplicationContext, 'get'>,
  say: (line: string) => void,
  migrations = MIGRATIONS,
): Migrator {
  const recounts = app.get(CounterRecountsService, { strict: false });
  return new Migrator({
    database: {
      connection: app.get<Connection>(getConnectionToken(), { strict: false }),
      transactions: app.get(TransactionsService, { strict: false }),
      dayCounters: {
        countWrongDays: () => recounts.countWrongDays('money'),
        rebuild: (after, reached) => recounts.rebuild('money', after, reached),
      },
    },
    migrations,
    obsolete: OBSOLETE_INDEXES,
    clock: app.get(Clock, { strict: false }),
    say,
  });
}
