import { ObjectId } from 'bson';
import { ACCUMULATORS } from './aggregate/group';
import { STAGES } from './aggregate/stages';
import { CHANGE_STREAM } from './commands/change-streams';
import { ENVELOPE } from './commands/envelope';
import { COMMANDS } from './commands/registry';
import { LOGICAL_OPERATORS, QUERY_OPERATORS } from './query/match';
import { UPDATE_OPERATORS } from './update/operators';

const commands = Object.entries(COMMANDS).filter(([, { forTools }]) => forTools !== true);

/**
 * Everything that a client may send, read from the tables that run it. The service may send nothing else;
 * its tests check that on a real MongoDB too.
 */
export const SUPPORTED = {
  commands: commands.map(([name]) => name),
  /** `update.updates.q` is the field `q` of every statement of `updates`. */
  fields: commands.flatMap(([name, { options, statements = {} }]) => [
    ...(options === '*' ? [] : options).map((field) => `${name}.${field}`),
    ...Object.entries(statements).flatMap(([field, fields]) => [
      `${name}.${field}`,
      ...fields.map((inner) => `${name}.${field}.${inner}`),
    ]),
  ]),
  query: [...Object.keys(QUERY_OPERATORS), ...Object.keys(LOGICAL_OPERATORS)],
  update: Object.keys(UPDATE_OPERATORS),
  stages: [CHANGE_STREAM, ...Object.keys(STAGES)],
  accumulators: Object.keys(ACCUMULATORS),
  /** Only field paths and constants. */
  expressions: [] as string[],
  /** BSON types of stored values, in addition to those of JSON and dates. */
  types: [ObjectId.name],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Fields that any command may have, which drivers add. */
export const COMMON_FIELDS = ENVELOPE;

/** Commands that only tools and tests may send. */
export const TOOL_COMMANDS = Object.keys(COMMANDS).filter(
  (name) => !SUPPORTED.commands.includes(name),
);
