import { compilePipeline, stageOf } from '../aggregate/stages';
import { ChangeStream } from '../changes/change-stream';
import { positionOf } from '../changes/resume-token';
import { fail, refuse } from '../errors';
import { findAll } from '../query/find';
import { compileFilter } from '../query/match';
import { splitPath } from '../values/paths';
import { type Doc, isDoc } from '../values/types';
import { type Call, checkFields, words } from './definition';

export const CHANGE_STREAM = '$changeStream';
const FOLLOWING = words('$match $project');
const OPTIONS = words('fullDocument resumeAfter');

/** Whether a pipeline opens a change stream. Anywhere else the stage is an unknown one. */
export const isChangeStream = (pipeline: unknown): pipeline is unknown[] =>
  Array.isArray(pipeline) && isDoc(pipeline[0]) && CHANGE_STREAM in pipeline[0];

/** What an event says without its documents. */
const HEAD = words('operationType ns');

/** Whether a filter tests nothing but the head of an event. */
const isOfHead = (filter: Doc): boolean =>
  Object.entries(filter).every(([path, operand]) =>
    path === '$or' ? (operand as Doc[]).every(isOfHead) : HEAD.includes(splitPath(path)[0] ?? ''),
  );

/** The changes that a first `$match` lets through, as far as it is known before they are decoded. */
function headTest([first]: readonly unknown[]): (head: Doc) => boolean {
  const filter = isDoc(first) ? first['$match'] : undefined;
  return isDoc(filter) && isOfHead(filter) ? compileFilter(filter) : () => true;
}

function compileRest(stages: readonly unknown[]): (event: Doc) => readonly Doc[] {
  const names = stages.map((stage) => stageOf(stage).name);
  const other = names.find((name) => !FOLLOWING.includes(name));
  if (other !== undefined) refuse(`${other} after ${CHANGE_STREAM}`);
  const run = compilePipeline(stages);
  return (event) => run([event]);
}

/** The newest document of an update's event. Null when it is gone. */
const lookUp =
  ({ engine, db }: Call) =>
  (event: Doc): Doc => {
    if (event['operationType'] !== 'update') return event;
    const { coll } = event['ns'] as { coll: string };
    const [found] = findAll(engine.environment.latest, engine.catalog.find(`${db}.${coll}`), {
      filter: event['documentKey'] as Doc,
      limit: 1,
    });
    return { ...event, fullDocument: found?.doc ?? null };
  };

/** Opens the change stream of an `aggregate` command on a collection, or on a database by `aggregate: 1`. */
export function openChangeStream(call: Call, [first, ...stages]: readonly unknown[]): Doc {
  const { engine, db, command } = call;
  const { history } = engine;
  if (command['autocommit'] === false)
    fail('OperationNotSupportedInTransaction', `${CHANGE_STREAM} cannot be used in a transaction`);
  const { spec } = stageOf(first);
  if (!isDoc(spec)) fail('TypeMismatch', `the ${CHANGE_STREAM} stage takes a document`);
  checkFields(spec, CHANGE_STREAM, OPTIONS);
  const { fullDocument = 'default', resumeAfter } = spec;
  if (fullDocument !== 'default' && fullDocument !== 'updateLookup')
    refuse(`fullDocument: ${String(fullDocument)}`);
  const collection = command['aggregate'] === 1 ? undefined : call.target;
  const stream = new ChangeStream({
    history,
    scope: { db, collection },
    complete: fullDocument === 'updateLookup' ? lookUp(call) : (event) => event,
    select: compileRest(stages),
    concerns: headTest(stages),
    position: resumeAfter === undefined ? history.newest() : positionOf(history, resumeAfter),
  });
  return engine.cursors.follow(`${db}.${collection ?? '$cmd.aggregate'}`, stream);
}
