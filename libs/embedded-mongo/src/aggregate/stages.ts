import { fail, refuse } from '../errors';
import { compileFilter } from '../query/match';
import { compileProjection } from '../query/project';
import { parseSort, sortDocs } from '../query/sort';
import { slotAt } from '../update/set-path';
import { plainValueAt } from '../values/paths';
import { cloneDoc, type Doc, entryOf, isDoc, isNil } from '../values/types';
import { fieldPath } from './expression';
import { compileGroup } from './group';
import { compileLookup, type Source } from './lookup';

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

/** A document per element of an array. One whose field is no array stays as it is. */
function compileUnwind(spec: unknown): Stage {
  if (isDoc(spec)) refuse('$unwind with options');
  if (typeof spec !== 'string' || !spec.startsWith('$'))
    fail('BadValue', "path option to $unwind stage should be prefixed with a '$'");
  const path = fieldPath(spec).join('.');
  const withValue = (doc: Doc, value: unknown): Doc => {
    const copy = cloneDoc(doc);
    slotAt(copy, path).set(value);
    return copy;
  };
  return (docs) =>
    docs.flatMap((doc) => {
      const value = plainValueAt(doc, path);
      if (Array.isArray(value)) return value.map((item: unknown) => withValue(doc, item));
      return isNil(value) ? [] : [doc];
    });
}

/** The supported pipeline stages. */
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
  $project: (spec) => {
    const project = compileProjection(docSpec('$project', spec));
    return (docs) => docs.map(project);
  },
  $unwind: (spec) => compileUnwind(spec),
  $lookup: compileLookup,
  $limit: (spec) => {
    const limit = wholeNumber('$limit', spec, 1);
    return (docs) => docs.slice(0, limit);
  },
  $skip: (spec) => {
    const skip = wholeNumber('$skip', spec, 0);
    return (docs) => docs.slice(skip);
  },
};

/** The single field of a stage. */
export function stageOf(stage: unknown): { name: string; spec: unknown } {
  const [[name, spec] = ['', undefined], ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (name === '' || others.length > 0)
    fail('IDLUnknownField', 'A pipeline stage specification must contain exactly one field.');
  return { name, spec };
}

/** Compiles a pipeline. An unknown stage is MongoDB's error 40324. */
export function compilePipeline(pipeline: readonly unknown[], source: Source): Stage {
  const stages = pipeline.map((stage) => {
    const { name, spec } = stageOf(stage);
    const compile = entryOf(STAGES, name);
    if (!compile) fail('UnrecognizedStage', `Unrecognized pipeline stage name: '${name}'`);
    return compile(spec, source);
  });
  return (docs) => stages.reduce((current, stage) => stage(current), docs);
}
