import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { MetricsModule } from '../metrics/metrics.module';
import { TracingModule } from '../tracing/tracing.module';
import { Database } from './database';
import { KeyedMutex } from './keyed-mutex';
import { Transactions } from './transactions';
import { UniqueIndexes } from './unique-indexes';

function makeConnection(): Connection {
  const connection = mongoose.createConnection();
  connection.set('bufferCommands', false);
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  return connection;
}

/** One connection, opened and closed by Database; models may be declared before it is open. */
@Global()
@Module({
  imports: [MetricsModule, TracingModule],
  providers: [
    { provide: getConnectionToken(), useFactory: makeConnection },
    Database,
    Transactions,
    KeyedMutex,
    UniqueIndexes,
  ],
  exports: [getConnectionToken(), Database, Transactions, KeyedMutex, UniqueIndexes],
})
export class MongoModule {}
