import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { MetricsModule } from '../metrics/metrics.module';
import { TracingModule } from '../tracing/tracing.module';
import { ChangeStreamService } from './change-stream.service';
import { noticeClosedSockets } from './closed-sockets';
import { DatabaseService } from './database.service';
import { KeyedMutex } from './keyed-mutex';
import { refuseWritesInSnapshots } from './running-transaction';
import { TransactionsService } from './transactions.service';
import { UniqueIndexesService } from './unique-indexes.service';

function makeConnection(): Connection {
  noticeClosedSockets();
  const connection = mongoose.createConnection();
  connection.set('bufferCommands', false);
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  connection.plugin(refuseWritesInSnapshots);
  return connection;
}

/** One connection, opened and closed by DatabaseService. Models may be declared before it is open. */
@Global()
@Module({
  imports: [MetricsModule, TracingModule],
  providers: [
    { provide: getConnectionToken(), useFactory: makeConnection },
    DatabaseService,
    ChangeStreamService,
    TransactionsService,
    KeyedMutex,
    UniqueIndexesService,
  ],
  exports: [
    getConnectionToken(),
    DatabaseService,
    ChangeStreamService,
    TransactionsService,
    KeyedMutex,
    UniqueIndexesService,
  ],
})
export class MongoModule {}
