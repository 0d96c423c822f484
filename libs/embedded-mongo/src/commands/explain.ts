import { refuse } from '../errors';
import { alternativesOf, planFor } from '../indexes/planner';
import type { ScanCount } from '../indexes/scan';
import { findAll, type FindRequest } from '../query/find';
import type { Collection } from '../store/catalog';
import { type Doc, entryOf } from '../values/types';
import type { CommandDefinition } from './definition';
import { checkedCommand } from './envelope';
import { aggregate, checkedPipeline, find, findRequest, pushDown } from './reads';

/** What can be explained. A write reads as a find with its filter. */
const EXPLAINED: Readonly<Record<string, CommandDefinition>> = { find, aggregate };

/** Reports IXSCAN or COLLSCAN and the number of examined keys and documents. */
export const explain: CommandDefinition = {
  kind: 'read',
  forTools: true,
  options: ['explain', 'verbosity'],
  run(outer, view) {
    const [name = ''] = Object.keys(outer.doc('explain'));
    const definition = entryOf(EXPLAINED, name) ?? refuse(`explain of ${name}`);
    const command = checkedCommand(name, definition, outer.doc('explain'));
    const call = outer.with({ name, command });
    const [piped] = name === 'aggregate' ? pushDown(checkedPipeline(call)) : [];
    const request = piped ?? findRequest(call);
    const { collection } = call;
    const count: ScanCount = { keysExamined: 0, docsExamined: 0 };
    const found = findAll(view, collection, request, count);
    const winningPlan = collection ? winningPlanOf(collection, request) : { stage: 'EOF' };
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

function winningPlanOf(collection: Collection, { filter, sort = [] }: FindRequest): Doc {
  const alternatives = alternativesOf(collection, filter);
  if (alternatives) {
    const inputStages = alternatives.map((one) => winningPlanOf(collection, { filter: one, sort }));
    return { stage: sort.length > 0 ? 'SORT_MERGE' : 'OR', inputStages };
  }
  const { index, reverse, sorted } = planFor(collection, filter, sort);
  const inputStage = {
    stage: 'IXSCAN',
    indexName: index?.name,
    direction: reverse ? 'backward' : 'forward',
  };
  const read = index ? { stage: 'FETCH', inputStage } : { stage: 'COLLSCAN' };
  return sorted ? read : { stage: 'SORT', inputStage: read };
}
