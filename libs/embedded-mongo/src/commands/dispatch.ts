import { setExpressionTime } from '../aggregate/expression';
import type { Engine } from '../engine';
import { MongoError } from '../errors';
import { HeldByTransaction } from '../transactions/locks';
import type { Doc } from '../values/types';
import { collectionName, type CommandContext, type CommandDefinition } from './definition';
import { checkedCommand, sessionName } from './envelope';
import { COMMANDS } from './registry';
import { runInTransaction } from './transaction-command';
import { waitFor } from './wait';

const statementOf = ({ command }: CommandContext): string => {
  const ids = command['stmtIds'];
  return String(command['stmtId'] ?? (Array.isArray(ids) ? ids[0] : 0));
};

type Kind<K extends CommandDefinition['kind']> = Extract<CommandDefinition, { kind: K }>;

/** A write outside transactions: it waits for transactions that hold what it wants to change. */
async function runWrite(context: CommandContext, definition: Kind<'write'>): Promise<Doc> {
  const { engine, command, session } = context;
  const number = command['txnNumber'] === undefined ? undefined : Number(command['txnNumber']);
  const isRetryable = session !== undefined && number !== undefined;
  const deadline = waitFor.deadline(command);
  for (;;) {
    try {
      const earlier = isRetryable
        ? engine.sessions.replay(session, number, statementOf(context))
        : undefined;
      if (earlier !== undefined) return earlier;
      if (definition.creates(command))
        engine.collectionForWrite(context.db, collectionName(context));
      return engine.write((view) => {
        const reply = definition.run(context, view);
        if (isRetryable)
          engine.sessions.keepReply(session, number, statementOf(context), reply, engine.now());
        return reply;
      });
    } catch (error) {
      if (!(error instanceof HeldByTransaction)) throw error;
      await waitFor.end(error.holder, deadline);
    }
  }
}

/** A change of the catalog: it waits until no open transaction uses the namespace. */
async function runReshape(context: CommandContext, definition: Kind<'reshape'>): Promise<Doc> {
  const { engine, command } = context;
  const deadline = waitFor.deadline(command);
  const namespaces = new Set(definition.namespaces(context));
  for (;;) {
    const user = engine.transactions.userOf(namespaces);
    if (user === undefined) break;
    await waitFor.end(user, deadline);
  }
  const reply = definition.run(context);
  engine.transactions.namespaceReshaped(namespaces);
  return reply;
}

async function run(context: CommandContext, definition: CommandDefinition): Promise<Doc> {
  switch (definition.kind) {
    case 'plain':
      return definition.run(context);
    case 'read':
      return definition.run(context, context.engine.environment.latest);
    case 'write':
      return runWrite(context, definition);
    case 'reshape':
      return runReshape(context, definition);
  }
}

/** Answers one command document; errors become MongoDB's error replies. */
export async function dispatch(engine: Engine, input: Doc): Promise<Doc> {
  try {
    const [name = ''] = Object.keys(input);
    const definition = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (definition === undefined)
      throw new MongoError('CommandNotFound', `no such command: '${name}'`);
    const command = checkedCommand(name, definition, input);
    const session = sessionName(command['lsid']);
    const db = typeof command['$db'] === 'string' ? command['$db'] : 'admin';
    const context: CommandContext = {
      engine,
      db,
      name,
      command,
      ...(session === undefined ? {} : { session }),
    };
    setExpressionTime(engine.now());
    const isTransactional = command['autocommit'] === false && !name.endsWith('Transaction');
    return isTransactional ? runInTransaction(context, definition) : await run(context, definition);
  } catch (error) {
    if (error instanceof MongoError) return error.toReply();
    const message = error instanceof Error ? error.message : String(error);
    return new MongoError('InternalError', `embedded engine failure: ${message}`).toReply();
  }
}
