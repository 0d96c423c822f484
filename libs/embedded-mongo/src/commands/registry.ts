import { create, drop, dropDatabase, listCollections, listDatabases } from './collections';
import { getMore, killCursors } from './cursors';
import type { CommandDefinition } from './definition';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { INFO_COMMANDS } from './info';
import { aggregate, count, distinct, find } from './reads';
import { abortTransaction, commitTransaction, endSessions } from './sessions';
import { deleteCommand, insert, update } from './writes';

/** All supported commands. Any other name is MongoDB's error 59. */
export const COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  ...INFO_COMMANDS,
  find,
  getMore,
  killCursors,
  count,
  distinct,
  aggregate,
  explain,
  insert,
  update,
  delete: deleteCommand,
  findAndModify,
  findandmodify: findAndModify,
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  commitTransaction,
  abortTransaction,
  endSessions,
  killSessions: endSessions,
};
