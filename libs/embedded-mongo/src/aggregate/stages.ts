import { fail, refuse } from '../errors';
import { compileFilter } from '../query/match';
import { compileProjection } from '../query/project';
import { type Doc, entryOf, isDoc } from '../values/types';
import { compileGroup } from './group';

type Stage = (docs: readonly Doc[]) => readonly Doc[];

function docOf(stage: string, spec: unknown): Doc {
  if (!isDoc(spec)) fail('BadValue', `${stage} takes a document`);
  return spec;
}

/** The supported pipeline stages. */
export const STAGES: Readonly<Record<string, (spec: unknown) => Stage>> = {
  $match: (spec) => {
    const matches = compileFilter(docOf('$match', spec));
    return (docs) => docs.filter(matches);
  },
  $group: (spec) => compileGroup(docOf('$group', spec)),
  $project: (spec) => {
    const project = compileProjection(docOf('$project', spec));
    return (docs) => docs.map(project);
  },
  $limit: (spec) => {
    if (typeof spec !== 'number' || !Number.isInteger(spec) || spec < 1)
      fail('BadValue', '$limit takes an integer of at least 1');
    return (docs) => docs.slice(0, spec);
  },
};

/** The single field of a stage. */
export function stageOf(stage: unknown): { name: string; spec: unknown } {
  const [[name, spec] = ['', undefined], ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (name === '' || others.length > 0)
    fail('FailedToParse', 'A pipeline stage specification must contain exactly one field.');
  return { name, spec };
}

/** Compiles a pipeline. @throws MongoError 238 for a stage that it has not. */
export function compilePipeline(pipeline: readonly unknown[]): Stage {
  const stages = pipeline.map((stage) => {
    const { name, spec } = stageOf(stage);
    const compile = entryOf(STAGES, name) ?? refuse(`the stage ${name}`);
    return compile(spec);
  });
  return (docs) => stages.reduce((current, stage) => stage(current), docs);
}
