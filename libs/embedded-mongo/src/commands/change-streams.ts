import { compilePipeline, stageOf } from '../aggregate/stages';
import { ChangeStream } from '../changes/change-stream';
import { PART, type Position, positionAt, positionOf } from '../changes/resume-token';
import { fail, refuse } from '../errors';
import { findAll } from '../query/find';
import { compileFilter } from '../query/match';
import { splitPath } from '../values/paths';
import { type Doc, isDoc } from '../values/types';
import { type Call, checkFields, docField, words } from './definition';

export const CHANGE_STREAM = '$changeStream';
const FOLLOWING = words('$match $project');
const OPTIONS = words('fullDocument resumeAfter startAfter');
const INTERNAL_DATABASES = words('admin local config');

/** Whether a pipeline opens a change stream. @throws MongoError when the stage is not the first. */
export function isChangeStream(pipeline: unknown): pipeline is unknown[] {
  if (!Array.isArray(pipeline)) return false;
  const at = pipeline.findIndex((stage) => isDoc(stage) && CHANGE_STREAM in stage);
  if (at > 0)
    fail('StageMustBeFirst', `${CHANGE_STREAM} is only valid as the first stage in a pipeline.`);
  return at === 0;
}

/** The position to begin after: that of the client's token, else the newest change. */
function startOf({ engine: { history } }: Call, { resumeAfter, startAfter }: Doc): Position {
  if (resumeAfter !== undefined && startAfter !== undefined)
    fail('TwoResumeTokens', `${CHANGE_STREAM} takes one of 'resumeAfter' and 'startAfter'`);
  const token = resumeAfter ?? startAfter;
  if (token === undefined) {
    const newest = history.newest();
    return newest ? positionAt(newest, PART.none) : { sequence: 0, time: 0, part: PART.none };
  }
  const position = positionOf(history, token);
  if (resumeAfter !== undefined && position.part === PART.invalidate)
    fail('InvalidResumeToken', "'resumeAfter' does not take the token of an invalidate event");
  return position;
}

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
  const run = compilePipeline(stages, () => []);
  return (event) => run([event]);
}

/** The newest document of an update's event. Null when it is gone. */
const lookUp =
  ({ engine, db }: Call) =>
  (event: Doc): Doc => {
    if (event['operationType'] !== 'update') return event;
    const { coll } = event['ns'] as { coll: string };
    const [found] = findAll(engine.environment.latest, engine.catalog.find(db, coll), {
      filter: event['documentKey'] as Doc,
      limit: 1,
    });
    return { ...event, fullDocument: found?.doc ?? null };
  };

/** Opens the change stream of an `aggregate` command on a collection, or on a database by `aggregate: 1`. */
export function openChangeStream(call: Call, [first, ...stages]: readonly unknown[]): Doc {
  const { engine, db, command } = call;
  if (command['autocommit'] === false)
    fail('OperationNotSupportedInTransaction', `${CHANGE_STREAM} cannot be used in a transaction`);
  const { level = 'majority' } = docField(command, 'readConcern');
  if (level !== 'majority')
    fail('InvalidOptions', `${CHANGE_STREAM} cannot run with a readConcern other than 'majority'.`);
  const { spec } = stageOf(first);
  if (!isDoc(spec)) fail('InvalidChangeStreamSpec', `the ${CHANGE_STREAM} stage takes a document`);
  checkFields(spec, CHANGE_STREAM, OPTIONS);
  const { fullDocument = 'default' } = spec;
  if (fullDocument !== 'default' && fullDocument !== 'updateLookup')
    refuse(`fullDocument: ${String(fullDocument)}`);
  if (INTERNAL_DATABASES.includes(db))
    fail('InvalidNamespace', `${CHANGE_STREAM} may not be opened on the internal ${db} database`);
  const collection = command['aggregate'] === 1 ? undefined : call.target;
  const stream = new ChangeStream({
    history: engine.history,
    scope: { db, ...(collection !== undefined && { collection }) },
    complete: fullDocument === 'updateLookup' ? lookUp(call) : (event) => event,
    select: compileRest(stages),
    concerns: headTest(stages),
    position: startOf(call, spec),
  });
  return engine.cursors.follow(`${db}.${collection ?? '$cmd.aggregate'}`, stream);
}
