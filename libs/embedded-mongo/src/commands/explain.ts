import { planFor } from '../indexes/planner';
import { keyPattern } from '../indexes/definition';
import { findAll, type FindRequest } from '../query/find';
import { parseSort } from '../query/sort';
import type { ScanCount } from '../indexes/scan';
import { MongoError } from '../errors';
import { type Doc, isDoc } from '../values/types';
import { pushDown } from './aggregate';
import { type CommandDefinition, countField, docField } from './definition';

/** What a command reads, as a find. */
function requestOf(name: string, command: Doc): FindRequest {
  switch (name) {
    case 'find':
      return {
        filter: docField(command, 'filter'),
        sort: parseSort(command['sort']),
        skip: countField(command, 'skip'),
        limit: countField(command, 'limit'),
      };
    case 'count':
    case 'distinct':
      return { filter: docField(command, 'query') };
    case 'findAndModify':
      return { filter: docField(command, 'query'), sort: parseSort(command['sort']), limit: 1 };
    case 'aggregate':
      return pushDown(Array.isArray(command['pipeline']) ? command['pipeline'] : []).request;
    case 'update':
    case 'delete': {
      const list: unknown = command[`${name}s`];
      const first = Array.isArray(list) && isDoc(list[0]) ? list[0] : {};
      return { filter: docField(first, 'q') };
    }
    default:
      throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
  }
}

/** Tells IXSCAN from COLLSCAN and counts what was examined. */
export const explain: CommandDefinition = {
  kind: 'read',
  options: ['explain', 'verbosity'],
  run({ engine, db, command }, view) {
    const inner = docField(command, 'explain');
    const [name = ''] = Object.keys(inner);
    const collection = engine.collection(db, String(inner[name]));
    const request = requestOf(name, inner);
    const count: ScanCount = { keysExamined: 0, docsExamined: 0 };
    const found = findAll(view, collection, request, count);
    const plan = collection ? planFor(collection, request.filter, request.sort) : undefined;
    const access: Doc = plan?.index
      ? {
          stage: 'FETCH',
          inputStage: {
            stage: 'IXSCAN',
            indexName: plan.index.name,
            keyPattern: keyPattern(plan.index),
            isMultiKey: plan.index.multikey,
            direction: plan.reverse ? 'backward' : 'forward',
          },
        }
      : { stage: collection ? 'COLLSCAN' : 'EOF' };
    const winningPlan = plan && !plan.sorted ? { stage: 'SORT', inputStage: access } : access;
    return {
      queryPlanner: { namespace: `${db}.${String(inner[name])}`, winningPlan, rejectedPlans: [] },
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
