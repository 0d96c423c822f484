import { aggregate } from './aggregate';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections';
import { getMore, killCursors } from './cursor-commands';
import type { CommandDefinition } from './definition';
import { deleteCommand } from './delete';
import { explain } from './explain';
import { count, distinct, find } from './find';
import { findAndModify } from './find-and-modify';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { INFO_COMMANDS } from './info';
import { insert } from './insert';
import { abortTransaction, commitTransaction, endSessions } from './sessions';
import { update } from './update';

/** Every command the engine answers; any other name is MongoDB's error 59. */
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
