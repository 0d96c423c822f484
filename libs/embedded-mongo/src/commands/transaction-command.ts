import { MongoError } from '../errors';
import type { Doc } from '../values/types';
import { collectionName, type CommandContext, type CommandDefinition } from './definition';

/** Runs a command inside its session's transaction; any error aborts the transaction. */
export function runInTransaction(base: CommandContext, definition: CommandDefinition): Doc {
  const { engine, command, session, name, db } = base;
  const { transactions } = engine;
  const number = Number(command['txnNumber']);
  if (session === undefined || !Number.isSafeInteger(number))
    throw new MongoError('InvalidOptions', 'A transaction needs a session and a txnNumber');
  if (definition.inTransaction !== true)
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  const transaction =
    command['startTransaction'] === true
      ? transactions.begin(session, number)
      : transactions.current(session, number);
  const context: CommandContext = { ...base, transaction };
  try {
    if (definition.kind === 'plain') return definition.run(context);
    if (definition.kind === 'reshape')
      throw new MongoError('OperationNotSupportedInTransaction', name);
    transactions.enter(transaction, `${db}.${collectionName(context)}`);
    if (definition.kind === 'read') return definition.run(context, transaction);
    if (definition.creates(command)) engine.collectionForWrite(db, collectionName(context));
    const reply = definition.run(context, transaction);
    if ('writeErrors' in reply) transaction.close();
    return reply;
  } catch (error) {
    transaction.close();
    throw error;
  }
}
