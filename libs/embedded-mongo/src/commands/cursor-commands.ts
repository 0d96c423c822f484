import { MongoError } from '../errors';
import { Long } from 'bson';
import type { CommandDefinition } from './definition';

const idOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (Long.isLong(value)) return value.toNumber();
  throw new MongoError(
    'TypeMismatch',
    "BSON field 'getMore' is the wrong type, expected type 'long'",
  );
};

export const getMore: CommandDefinition = {
  kind: 'plain',
  options: ['collection', 'batchSize'],
  refused: ['term', 'lastKnownCommittedOpTime'],
  inTransaction: true,
  run: ({ engine, db, command }) =>
    engine.cursors.next(
      idOf(command['getMore']),
      `${db}.${String(command['collection'])}`,
      command['batchSize'],
    ),
};

export const killCursors: CommandDefinition = {
  kind: 'plain',
  options: ['cursors'],
  inTransaction: true,
  run({ engine, command }) {
    const ids = Array.isArray(command['cursors']) ? (command['cursors'] as unknown[]) : [];
    const killed = ids.filter((id) => engine.cursors.kill(idOf(id)));
    const missing = ids.filter((id) => !killed.includes(id));
    return {
      cursorsKilled: killed,
      cursorsNotFound: missing,
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    };
  },
};
