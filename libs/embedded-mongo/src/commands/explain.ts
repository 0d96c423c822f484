import { keyPattern } from '../indexes/definition';
import { planFor } from '../indexes/planner';
import type { ScanCount } from '../indexes/scan';
import { fail } from '../errors';
import { findAll, type FindRequest } from '../query/find';
import { parseSort } from '../query/sort';
import { type Doc, entryOf } from '../values/types';
import { Call, checkFields, type CommandDefinition, docField, words } from './definition';
import { checkedCommand } from './envelope';
import { findAndModify } from './find-and-modify';
import {
  aggregate,
  checkedPipeline,
  count,
  distinct,
  find,
  findRequest,
  NO_FIELDS,
  pushDown,
} from './reads';
import { deleteCommand, update } from './writes';

const READS: Readonly<Record<string, CommandDefinition>> = { find, aggregate, count, distinct };
const EXPLAINED = { ...READS, update, delete: deleteCommand, findAndModify };

/** The read of a command, as a find request. */
function requestOf(call: Call): FindRequest {
  switch (call.name) {
    case 'count':
      return { filter: call.doc('query'), fields: NO_FIELDS };
    case 'distinct':
      return { filter: call.doc('query') };
    case 'findAndModify':
      return { filter: call.doc('query'), sort: parseSort(call.command['sort']), limit: 1 };
    case 'aggregate':
      return pushDown(checkedPipeline(call)).request;
    case 'update':
    case 'delete': {
      const [statement = {}] = call.docs(`${call.name}s`);
      checkFields(statement, `${call.name}.${call.name}s`, words('q u upsert multi limit'));
      return { filter: docField(statement, 'q') };
    }
    default:
      return findRequest(call);
  }
}

/** Reports IXSCAN or COLLSCAN and the number of examined keys and documents. */
export const explain: CommandDefinition = {
  kind: 'read',
  options: ['explain', 'verbosity'],
  run(outer, view) {
    const [name = ''] = Object.keys(outer.doc('explain'));
    const definition = entryOf(EXPLAINED, name);
    if (!definition) fail('CommandNotFound', `Explain failed due to unknown command: ${name}`);
    const command = checkedCommand(name, definition, outer.doc('explain'));
    const call = new Call(outer.engine, name, outer.db, command, outer.session);
    const request = requestOf(call);
    const { collection, namespace } = call;
    const count: ScanCount = { keysExamined: 0, docsExamined: 0 };
    const found = findAll(view, collection, request, count);
    const plan = collection ? planFor(collection, request.filter, request.sort) : undefined;
    const ixscan: Doc | undefined = plan?.index && {
      stage: 'IXSCAN',
      indexName: plan.index.name,
      keyPattern: keyPattern(plan.index),
      isMultiKey: plan.index.multikey,
      direction: plan.reverse ? 'backward' : 'forward',
    };
    const isCovered = plan?.exact === true && request.fields?.size === 0;
    const fetched = isCovered ? ixscan : ixscan && { stage: 'FETCH', inputStage: ixscan };
    const access = fetched ?? { stage: collection ? 'COLLSCAN' : 'EOF' };
    const winningPlan = plan && !plan.sorted ? { stage: 'SORT', inputStage: access } : access;
    return {
      queryPlanner: { namespace, winningPlan, rejectedPlans: [] },
      executionStats: {
        executionSuccess: true,
        nReturned: found.length,
        totalKeysExamined: count.keysExamined,
        totalDocsExamined: count.docsExamined,
      },
      ok: 1,
    };
  },
};
