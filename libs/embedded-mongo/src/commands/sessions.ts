import { MongoError } from '../errors';
import { Long } from 'bson';
import type { CommandContext, CommandDefinition } from './definition';
import { sessionName } from './envelope';

function transactionOf({ command, session }: CommandContext): { session: string; number: number } {
  const number = command['txnNumber'];
  if (
    session === undefined ||
    command['autocommit'] !== false ||
    !(Long.isLong(number) || typeof number === 'number')
  )
    throw new MongoError(
      'InvalidOptions',
      'Transaction commands need a session, a txnNumber and autocommit: false',
    );
  return { session, number: Number(number) };
}

export const commitTransaction: CommandDefinition = {
  kind: 'plain',
  options: ['recoveryToken'],
  run(context) {
    const { session, number } = transactionOf(context);
    context.engine.transactions.commit(session, number, context.engine.now());
    return { ok: 1 };
  },
};

export const abortTransaction: CommandDefinition = {
  kind: 'plain',
  options: ['recoveryToken'],
  run(context) {
    const { session, number } = transactionOf(context);
    context.engine.transactions.abort(session, number);
    return { ok: 1 };
  },
};

/** Ends the sessions' open transactions; what their writes were answered stays for retries. */
export const endSessions: CommandDefinition = {
  kind: 'plain',
  options: [],
  run({ engine, command, name }) {
    const ids = Array.isArray(command[name]) ? (command[name] as unknown[]) : [];
    for (const id of ids) {
      const session = sessionName(id);
      if (session !== undefined) engine.transactions.closeSession(session);
    }
    return { ok: 1 };
  },
};
