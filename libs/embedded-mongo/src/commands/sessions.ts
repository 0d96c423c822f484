import { fail } from '../errors';
import type { Doc } from '../values/types';
import type { Call, CommandDefinition } from './definition';
import { sessionName } from './envelope';

const ending = (
  end: (call: Call, session: string, number: number) => void | Promise<void>,
): CommandDefinition => ({
  kind: 'plain',
  options: [],
  async run(call): Promise<Doc> {
    const { txnNumber, autocommit } = call.command;
    if (call.session === undefined || autocommit !== false || typeof txnNumber !== 'number')
      fail('InvalidOptions', 'It takes a session, a txnNumber and autocommit: false');
    await end(call, call.session, txnNumber);
    return { ok: 1 };
  },
});

export const commitTransaction = ending(({ engine }, session, number) =>
  engine.transactions.commit(session, number, engine.now()),
);
export const abortTransaction = ending(({ engine }, session, number) =>
  engine.transactions.abort(session, number),
);

/** Ends the transactions and snapshots of the sessions. Stored replies stay, for retried writes. */
export const endSessions: CommandDefinition = {
  kind: 'plain',
  options: [],
  run({ engine, command, name }) {
    const ids = Array.isArray(command[name]) ? (command[name] as unknown[]) : [];
    for (const session of ids.map(sessionName))
      if (session !== undefined) {
        engine.transactions.closeSession(session);
        engine.snapshots.close(session);
      }
    return { ok: 1 };
  },
};
