import { fail } from '../errors';
import { type Doc, hasField } from '../values/types';
import { compilePipeline, stageOf } from './stages';

const ALLOWED = /^\$(set|addFields|unset|project|replaceRoot|replaceWith)$/;

/** An update written as an aggregation pipeline. `_id` stays unless the pipeline sets it. */
export function compileUpdatePipeline(pipeline: readonly unknown[]): (before: Doc) => Doc {
  for (const stage of pipeline) {
    const { name } = stageOf(stage);
    if (!ALLOWED.test(name))
      fail('InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  const run = compilePipeline(pipeline, () => []);
  return (before) => {
    const after = run([before])[0] ?? before;
    if (hasField(after, '_id') || !hasField(before, '_id')) return after;
    return { _id: before['_id'], ...after };
  };
}
