import { bulkWrite } from './bulk-write';
import { create, drop, listCollections } from './collections';
import { getMore, killCursors } from './cursors';
import type { CommandDefinition } from './definition';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { INFO_COMMANDS } from './info';
import { aggregate, count, find } from './reads';
import { abortTransaction, commitTransaction, endSessions } from './sessions';
import { deleteCommand, insert, update } from './writes';

/** All supported commands. Any other name is MongoDB's error 59. */
export const COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  ...INFO_COMMANDS,
  find,
  getMore,
  killCursors,
  count,
  aggregate,
  explain,
  insert,
  update,
  delete: deleteCommand,
  bulkWrite,
  findAndModify,
  create,
  drop,
  listCollections,
  createIndexes,
  listIndexes,
  dropIndexes,
  commitTransaction,
  abortTransaction,
  endSessions,
};
