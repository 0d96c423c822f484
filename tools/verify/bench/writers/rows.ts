import type { Ask } from '../capacity/load';
import type { Version } from './version';

/** One row of the table: what its clients ask. */
export interface Row {
  readonly name: string;
  readonly clients: number;
  /** The requests of one measurement. `mark` makes the ids of its tasks unique. */
  asks(version: Version, mark: string): (turn: number) => Ask;
}

/** Tasks whose progress is reported. Each is reported up to a hundred times. */
const RUNNING_TASKS = 100;

function read({ cookies }: Version): (turn: number) => Ask {
  const users = [...cookies];
  return (turn) => {
    const [id, cookie] = users[(turn * 7) % users.length] ?? [0, ''];
    return { kind: 'read', method: 'GET', path: `/api/user/${id}`, headers: { cookie } };
  };
}

function report({ cookies, botKey }: Version, mark: string, what: 'progress' | 'completion') {
  const users = [...cookies.keys()];
  return (turn: number): Ask => {
    const isDone = what === 'completion';
    const task = isDone ? turn : turn % RUNNING_TASKS;
    const body = {
      ...{ user_id: users[task % users.length], file_name: `Film ${task}.mkv` },
      ...{ ott_service: 'netflix', quality: '720p' },
      ...(isDone
        ? { status: 'completed' }
        : { status: 'in_progress', progress: Math.floor(turn / RUNNING_TASKS) % 100 }),
    };
    return {
      ...{ kind: what, method: 'PUT', path: `/api/bot/tasks/${mark}-${what}-${task}` },
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${botKey}`, 'content-type': 'application/json' },
    };
  };
}

const reads: Row = { name: 'read a user', clients: 32, asks: read };
const reports = (what: 'progress' | 'completion', name: string, clients: number): Row => ({
  ...{ name, clients },
  asks: (version, mark) => report(version, mark, what),
});
const mixed: Row = {
  name: '90 % reads and 10 % completions',
  clients: 32,
  asks(version, mark) {
    const [one, other] = [read(version), report(version, mark, 'completion')];
    return (turn) => (turn % 10 === 0 ? other(turn) : one(turn));
  },
};

export const ROWS = {
  reads,
  oneReports: reports('progress', 'bot reports progress', 1),
  eightReport: reports('progress', 'bot reports progress', 8),
  oneCompletes: reports('completion', 'bot completes a task', 1),
  eightComplete: reports('completion', 'bot completes a task', 8),
  mixed,
} as const satisfies Record<string, Row>;

export type RowName = keyof typeof ROWS;
