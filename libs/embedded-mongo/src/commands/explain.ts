import { refuse } from '../errors';
import { planFor } from '../indexes/planner';
import type { ScanCount } from '../indexes/scan';
import { findAll } from '../query/find';
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
    const plan = collection && planFor(collection, request.filter, request.sort);
    let winningPlan: Doc = { stage: plan ? 'COLLSCAN' : 'EOF' };
    if (plan?.index !== undefined) {
      const direction = plan.reverse ? 'backward' : 'forward';
      const inputStage = { stage: 'IXSCAN', indexName: plan.index.name, direction };
      winningPlan = { stage: 'FETCH', inputStage };
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
