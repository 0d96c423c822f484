import { setTimeout as delay } from 'node:timers/promises';
import {
  type BotEventsResponse,
  type BotUserView,
  type Envelope,
  type ReportTaskRequest,
  type ReportTaskResponse,
  buildPath,
  getBotEvents,
  getBotUser,
  reportTask,
} from '@portal/contracts';

/** The service refused the call. A retry would not help. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The calls of the bot API that the demo needs. */
export interface Gateway {
  /** Null when there is no such user. */
  readUser(userId: number): Promise<BotUserView | null>;
  /** @throws Refused when the service refuses the report. */
  report(taskId: string, task: ReportTaskRequest): Promise<ReportTaskResponse>;
  /**
   * Events after a position; null: from the beginning. Waits some seconds for the first one.
   * @throws Refused when the position is unknown.
   */
  readEvents(after: number | null, wait: number): Promise<BotEventsResponse>;
}

/** Address and key of a server. */
export interface GatewayOptions {
  readonly url: string;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onAway?: (reason: string, waitMs: number) => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Creates calls that retry with backoff while the server is away or limits the rate. */
export function createGateway(options: GatewayOptions): Gateway {
  const call = <Payload extends object>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Payload> => callWithPatience<Payload>(options, method, path, body);
  return {
    async readUser(userId) {
      try {
        const path = buildPath(getBotUser.path, { id: userId });
        return (await call<{ user: BotUserView }>(getBotUser.method, path)).user;
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return null;
        throw error;
      }
    },
    report: (taskId, task) =>
      call<ReportTaskResponse>(reportTask.method, buildPath(reportTask.path, { taskId }), task),
    readEvents(after, wait) {
      const query = after === null ? `?wait=${wait}` : `?after=${after}&wait=${wait}`;
      return call<BotEventsResponse>(getBotEvents.method, `${getBotEvents.path}${query}`);
    },
  };
}

async function callWithPatience<Payload extends object>(
  { url, key, signal, onAway }: GatewayOptions,
  method: string,
  path: string,
  body: unknown,
): Promise<Payload> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const answer = await fetch(`${url}${path}`, {
      method,
      signal,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      return String(error);
    });
    if (typeof answer !== 'string' && answer.status < 500 && answer.status !== 429) {
      const envelope = (await answer.json()) as Envelope<Payload>;
      if (envelope.success) return envelope;
      throw new Refused(answer.status, envelope.message);
    }
    onAway?.(typeof answer === 'string' ? answer : `answered ${answer.status}`, wait);
    await delay(wait, undefined, { signal });
  }
}
