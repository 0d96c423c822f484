import type { Connection, mongo } from 'mongoose';

/** The database of an open connection. Making another one copies all options of the client. */
export function databaseOf({ db }: Connection): mongo.Db {
  if (!db) throw new Error('There is no connection to the database yet.');
  return db;
}
