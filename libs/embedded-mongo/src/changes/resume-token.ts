import { fail } from '../errors';
import { type Doc, isDoc } from '../values/types';
import { type ChangeHistory, historyLost, type Position } from './history';

const TOKEN = /^([0-9A-F]{16})([0-9A-F]{12})([0-9A-F]{12})$/;
const hex = (number: number): string => number.toString(16).toUpperCase().padStart(12, '0');

/**
 * The resume token of a position: the id of the history, the number and the time of the change. Tokens of one
 * folder sort by their text as by their position.
 */
export const tokenOf = ({ id }: ChangeHistory, { sequence, time }: Position): Doc => ({
  _data: `${id}${hex(sequence)}${hex(time)}`,
});

/** The position of a resume token. @throws MongoError 286 when the history of this folder has not got it. */
export function positionOf(history: ChangeHistory, token: unknown): Position {
  const text = isDoc(token) ? token['_data'] : undefined;
  const parts = typeof text === 'string' ? TOKEN.exec(text) : null;
  if (parts === null) fail('InvalidResumeToken', 'A resume token is the _id of an event.');
  const [, id, sequence = '', time = ''] = parts;
  const position = { sequence: parseInt(sequence, 16), time: parseInt(time, 16) };
  if (id !== history.id) throw historyLost();
  // The first look at the changes after it throws when it is not kept.
  history.after(position).next();
  return position;
}
