import { planFor } from '../indexes/planner';
import type { ScanCount } from '../indexes/scan';
import { fail } from '../errors';
import { findAll, type FindRequest } from '../query/find';
import { type Doc, entryOf } from '../values/types';
import { Call, type CommandDefinition, docField } from './definition';
import { checkedCommand } from './envelope';
import { findAndModify } from './find-and-modify';
import { aggregate, checkedPipeline, find, findRequest, pushDown } from './reads';
import { deleteCommand, update } from './writes';

const EXPLAINED: Readonly<Record<string, CommandDefinition>> = {
  find,
  aggregate,
  update,
  delete: deleteCommand,
  findAndModify,
};

/** The read of a command, as a find request. Of several statements the first. */
function requestOf(call: Call): FindRequest {
  if (call.name === 'find') return findRequest(call);
  if (call.name === 'aggregate') return pushDown(checkedPipeline(call)).request;
  if (call.name === 'findAndModify') return { filter: call.doc('query'), limit: 1 };
  const [statement = {}] = call.docs(`${call.name}s`);
  return { filter: docField(statement, 'q') };
}

/** Reports IXSCAN or COLLSCAN and the number of examined keys and documents. */
export const explain: CommandDefinition = {
  kind: 'read',
  forTools: true,
  options: ['explain', 'verbosity'],
  run(outer, view) {
    const [name = ''] = Object.keys(outer.doc('explain'));
    const definition = entryOf(EXPLAINED, name);
    if (!definition) fail('CommandNotFound', `Explain failed due to unknown command: ${name}`);
    const command = checkedCommand(name, definition, outer.doc('explain'));
    const call = new Call(outer.engine, name, outer.db, command, outer.session);
    const request = requestOf(call);
    const { collection } = call;
    const count: ScanCount = { keysExamined: 0, docsExamined: 0 };
    const found = findAll(view, collection, request, count);
    const plan = collection ? planFor(collection, request.filter, request.sort) : undefined;
    const isCovered = plan?.exact === true && request.fields?.size === 0;
    let winningPlan: Doc = { stage: collection ? 'COLLSCAN' : 'EOF' };
    if (plan?.index !== undefined) {
      const direction = plan.reverse ? 'backward' : 'forward';
      const inputStage = { stage: 'IXSCAN', indexName: plan.index.name, direction };
      winningPlan = isCovered ? inputStage : { stage: 'FETCH', inputStage };
    }
    if (plan?.sorted === false) winningPlan = { stage: 'SORT', inputStage: winningPlan };
    return {
      queryPlanner: { winningPlan },
      executionStats: {
        nReturned: found.length,
        totalKeysExamined: count.keysExamined,
        totalDocsExamined: count.docsExamined,
      },
      ok: 1,
    };
  },
};
