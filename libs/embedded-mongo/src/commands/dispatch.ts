import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../engine';
import { asMongoError, fail, writeConflict } from '../errors';
import { HeldByTransaction } from '../transactions/locks';
import { TRANSACTION_LIFETIME_MS } from '../transactions/manager';
import type { Transaction } from '../transactions/transaction';
import { type Doc, entryOf } from '../values/types';
import {
  Call,
  type CommandDefinition,
  databaseOf,
  docField,
  MissingCollection,
} from './definition';
import { checkedCommand, sessionName } from './envelope';
import { COMMANDS } from './registry';

type Kind<K extends CommandDefinition['kind']> = Extract<CommandDefinition, { kind: K }>;

/**
 * Waits for a transaction that blocks a command. The limit is maxTimeMS, by default twice the lifetime of a
 * transaction.
 */
function patienceOf(call: Call): (holder: Transaction) => Promise<void> {
  const limit = call.count('maxTimeMS');
  const deadline = Date.now() + (limit > 0 ? limit : 2 * TRANSACTION_LIFETIME_MS);
  return async (holder) => {
    const ended = new AbortController();
    const rest = Math.max(0, deadline - Date.now());
    const late = pause(rest, 'late', { ref: false, signal: ended.signal });
    const outcome = await Promise.race([holder.ended, late]);
    ended.abort();
    if (outcome !== 'late') return;
    if (limit > 0) fail('MaxTimeMSExpired', 'operation exceeded time limit');
    throw writeConflict();
  };
}

/** Creates the collection that a write has missed. It is on disk before the write begins again. */
const create = ({ call }: MissingCollection): Promise<unknown> =>
  call.engine.commits.runAlone(() => call.makeCollection());

/** Runs a command again after what it waited for or missed. */
async function retried(call: Call, attempt: () => Promise<Doc>): Promise<Doc> {
  const wait = patienceOf(call);
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof HeldByTransaction) await wait(error.holder);
      else if (error instanceof MissingCollection) await create(error);
      else throw error;
    }
  }
}

/** A write outside transactions. It waits for transactions that lock the same records. */
function runWrite(call: Call, definition: Kind<'write'>): Promise<Doc> {
  const { engine, command, session } = call;
  const { txnNumber } = command;
  const number = Number(txnNumber);
  const retryable = txnNumber === undefined ? undefined : session;
  return retried(call, () =>
    engine.write((view) => {
      const earlier = retryable && engine.sessions.replay(retryable, number);
      if (earlier) return earlier;
      const reply = definition.run(call, view);
      if (retryable) engine.sessions.keep(view, retryable, number, reply, engine.now());
      return reply;
    }),
  );
}

/** A read outside transactions: from the newest commit, or from the snapshot of its session. */
function runRead(call: Call, definition: Kind<'read'>): Doc {
  const { engine, command, session } = call;
  const concern = docField(command, 'readConcern');
  if (concern['level'] !== 'snapshot') return definition.run(call, engine.environment.latest);
  if (session === undefined) fail('InvalidOptions', "The read concern 'snapshot' is for sessions.");
  const { view, time, since } = engine.snapshots.read(session, concern);
  const enter = (namespace: string): void => {
    // Catalog and indexes are always the newest.
    if (engine.transactions.reshapedAt(namespace) > since)
      fail('SnapshotUnavailable', `${namespace} was dropped or indexed after the snapshot`);
  };
  const reply = definition.run(call.with({ enter }), view);
  return { ...reply, cursor: { ...docField(reply, 'cursor'), atClusterTime: time } };
}

/** A change of the catalog. It waits until no open transaction uses the namespace. */
function runReshape(call: Call, definition: Kind<'reshape'>): Promise<Doc> {
  const { namespace } = call;
  const { transactions, commits } = call.engine;
  return retried(call, () =>
    commits.runAlone(() => {
      transactions.assertUnused(namespace);
      const reply = definition.run(call);
      transactions.namespaceReshaped(namespace);
      return reply;
    }),
  );
}

/** Runs a command in the transaction of its session. Any error aborts the transaction. */
async function runInTransaction(outer: Call, definition: CommandDefinition): Promise<Doc> {
  const { engine, name, command, session } = outer;
  const number = Number(command['txnNumber']);
  if (session === undefined || !Number.isSafeInteger(number))
    fail('InvalidOptions', 'A transaction needs a session and a txnNumber');
  if (definition.inTransaction !== true || definition.kind === 'reshape')
    fail('OperationNotSupportedInTransaction', `Cannot run '${name}' in a transaction.`);
  const transaction = outer.has('startTransaction')
    ? engine.transactions.begin(session, number)
    : engine.transactions.current(session, number);
  const call = outer.with({ enter: (name) => engine.transactions.enter(transaction, name) });
  for (;;) {
    const { writes } = transaction;
    try {
      if (definition.kind === 'plain') return await definition.run(call);
      if (!transaction.isOpen) engine.transactions.current(session, number);
      const reply = definition.run(call, transaction);
      if ('writeErrors' in reply || Number(reply['nErrors']) > 0) transaction.close();
      return reply;
    } catch (error) {
      if (error instanceof MissingCollection) await create(error);
      // What it wrote before it missed the collection cannot be undone alone.
      if (error instanceof MissingCollection && transaction.writes === writes) continue;
      transaction.close();
      throw error instanceof MissingCollection ? writeConflict() : error;
    }
  }
}

async function run(call: Call, definition: CommandDefinition): Promise<Doc> {
  switch (definition.kind) {
    case 'plain':
      return definition.run(call);
    case 'read':
      return runRead(call, definition);
    case 'write':
      return runWrite(call, definition);
    case 'reshape':
      return runReshape(call, definition);
  }
}

/** Runs one command document. Errors become MongoDB's error replies. `gone` is aborted with the client. */
export async function dispatch(engine: Engine, input: Doc, gone?: AbortSignal): Promise<Doc> {
  try {
    const [name = ''] = Object.keys(input);
    const definition = entryOf(COMMANDS, name);
    if (!definition) fail('CommandNotFound', `no such command: '${name}'`);
    const command = checkedCommand(name, definition, input);
    const { lsid, autocommit } = command;
    const call = new Call(engine, name, databaseOf(command), command, sessionName(lsid), gone);
    const isTransactional = autocommit === false && !name.endsWith('Transaction');
    return await (isTransactional ? runInTransaction(call, definition) : run(call, definition));
  } catch (error) {
    return asMongoError(error).toReply();
  }
}
