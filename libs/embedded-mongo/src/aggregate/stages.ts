import { fail } from '../errors';
import { compileFilter } from '../query/match';
import { compileAddFields, compileProjection } from '../query/project';
import { parseSort, sortDocs } from '../query/sort';
import { type Doc, entryOf, isDoc } from '../values/types';
import { compileExpression, evaluate } from './expression';
import { compileGroup } from './group';
import { compileLookup, type Source } from './lookup';
import { compileUnwind } from './unwind';

export type Stage = (docs: readonly Doc[]) => readonly Doc[];
type StageCompiler = (spec: unknown, source: Source) => Stage;

function docSpec(stage: string, spec: unknown): Doc {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    fail('BadValue', `${stage} specification must be a non-empty object`);
  return spec;
}

function wholeNumber(stage: string, spec: unknown, least: number): number {
  if (typeof spec === 'number' && Number.isInteger(spec) && spec >= least) return spec;
  fail('BadValue', `invalid argument to ${stage} stage: expected an integer of at least ${least}`);
}

const perDoc =
  (apply: (doc: Doc) => Doc): Stage =>
  (docs) =>
    docs.map(apply);

function unsetPaths(spec: unknown): Doc {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string'))
    fail('BadValue', '$unset specification must be a string or an array');
  return Object.fromEntries(paths.map((path) => [path, 0]));
}

function replaceRoot(expression: unknown): Stage {
  const root = compileExpression(expression);
  return perDoc((doc) => {
    const value = evaluate(root, doc);
    if (!isDoc(value)) fail('BadValue', "'newRoot' expression must evaluate to an object");
    return value;
  });
}

const addFields: StageCompiler = (spec) => perDoc(compileAddFields(docSpec('$addFields', spec)));

function countStage(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    fail('BadValue', 'the count field must be a non-empty string');
  return (docs) => (docs.length === 0 ? [] : [{ [spec]: docs.length }]);
}

function facet(spec: unknown, source: Source): Stage {
  const facets = Object.entries(docSpec('$facet', spec)).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline)) fail('BadValue', 'arguments to $facet must be arrays');
    if (pipeline.some((stage) => isDoc(stage) && '$facet' in stage))
      fail('BadValue', '$facet is not allowed to be used within a $facet stage');
    return [name, compilePipeline(pipeline, source)] as const;
  });
  return (docs) => [Object.fromEntries(facets.map(([name, run]) => [name, run(docs)]))];
}

/** The supported pipeline stages (allow-list). */
export const STAGES: Readonly<Record<string, StageCompiler>> = {
  $match: (spec) => {
    if (!isDoc(spec)) fail('BadValue', 'the match filter must be an expression in an object');
    const matches = compileFilter(spec);
    return (docs) => docs.filter(matches);
  },
  $group: (spec) => compileGroup(spec),
  $sort: (spec) => {
    const pattern = parseSort(docSpec('$sort', spec));
    return (docs) => sortDocs(docs, (doc) => doc, pattern);
  },
  $project: (spec) => perDoc(compileProjection(docSpec('$project', spec))),
  $addFields: addFields,
  $set: addFields,
  $unset: (spec) => perDoc(compileProjection(unsetPaths(spec))),
  $unwind: (spec) => compileUnwind(spec),
  $lookup: compileLookup,
  $facet: facet,
  $count: (spec) => countStage(spec),
  $limit: (spec) => {
    const limit = wholeNumber('$limit', spec, 1);
    return (docs) => docs.slice(0, limit);
  },
  $skip: (spec) => {
    const skip = wholeNumber('$skip', spec, 0);
    return (docs) => docs.slice(skip);
  },
  $replaceRoot: (spec) => {
    if (!isDoc(spec) || !('newRoot' in spec) || Object.keys(spec).length !== 1)
      fail('BadValue', '$replaceRoot takes only newRoot');
    return replaceRoot(spec['newRoot']);
  },
  $replaceWith: (spec) => replaceRoot(spec),
  $sortByCount: (spec) => {
    const group = compileGroup({ _id: spec, count: { $sum: 1 } });
    return (docs) => sortDocs(group(docs), (doc) => doc, parseSort({ count: -1 }));
  },
};

/** The single field of a stage. An unknown stage is MongoDB's error 40324. */
export function stageOf(stage: unknown): { name: string; spec: unknown } {
  const keys = isDoc(stage) ? Object.keys(stage) : [];
  const [name] = keys;
  if (!isDoc(stage) || name === undefined || keys.length !== 1)
    fail('IDLUnknownField', 'A pipeline stage specification must contain exactly one field.');
  return { name, spec: stage[name] };
}

export function compilePipeline(pipeline: readonly unknown[], source: Source): Stage {
  const stages = pipeline.map((stage) => {
    const { name, spec } = stageOf(stage);
    const compile = entryOf(STAGES, name);
    if (!compile) fail('UnrecognizedStage', `Unrecognized pipeline stage name: '${name}'`);
    return compile(spec, source);
  });
  return (docs) => stages.reduce((current, stage) => stage(current), docs);
}
