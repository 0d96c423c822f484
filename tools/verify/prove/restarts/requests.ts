import {
  buildPath,
  createOrder,
  getCatalogue,
  getSession,
  getUserStats,
  loginWithPassword,
  type LoginWithPasswordRequest,
  reportTask,
  updateSettings,
} from '@portal/contracts';
import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import type { Edge } from '../../../operate/edge/start-edge';
import type { Production } from './production';

/** Number of different requests in one cycle. */
export const KINDS = 20;
const PATIENCE_MS = 15_000;
/**
 * The edge closes a connection that was idle for 65 s (docker/edge/nginx.conf). A browser sends a request again that
 * met the closing; this client would count it as failed, so it closes its idle connections long before.
 */
const LONGEST_IDLE_MS = 30_000;

/** One request of the load. */
interface Query {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly isBot?: boolean;
}

/**
 * A subscriber's browser. Each has its own address, because one address would reach the edge's rate limit.
 */
export interface Client {
  readonly agent: Agent;
  readonly userId: number;
  readonly cookie: string;
}

/** Signs a browser of each user in. */
export async function openClients({ edge, trial, users }: Production): Promise<Client[]> {
  const clients: Client[] = [];
  for (const [number, userId] of users.entries()) {
    const localAddress = `127.0.0.${number + 10}`;
    const agent = new Agent({
      keepAlive: true,
      timeout: LONGEST_IDLE_MS,
      maxSockets: 30,
      ca: edge.certificate,
      localAddress,
    });
    const cookie = await signIn(edge, agent, { userId, password: trial.subscriber.password });
    clients.push({ agent, userId, cookie });
  }
  return clients;
}

export const taskIdOf = (number: number): string => `restarts-${number}`;

/** Of twenty requests: two changes of settings, one report of the bot, one order, and sixteen reads. */
export function queryOf(number: number, userId: number, planId: string): Query {
  switch (number % KINDS) {
    case 0:
    case 10: {
      const body = { remindersEnabled: number % KINDS === 0 };
      return {
        what: 'PATCH settings',
        method: 'PATCH',
        path: buildPath(updateSettings.path, { id: userId }),
        body,
      };
    }
    case 1: {
      const path = buildPath(reportTask.path, { taskId: taskIdOf(number) });
      const task = {
        user_id: userId,
        file_name: 'Film.mkv',
        ott_service: 'netflix',
        quality: '720p',
        status: 'failed',
      };
      return { what: 'PUT task', method: 'PUT', path, body: task, isBot: true };
    }
    case 2:
      return {
        what: 'POST order',
        method: 'POST',
        path: createOrder.path,
        body: { userId, planId, method: 'bkash' },
      };
    case 3:
    case 7:
    case 13:
    case 17:
      return {
        what: 'GET stats',
        method: 'GET',
        path: buildPath(getUserStats.path, { id: userId }),
      };
    case 4:
    case 8:
    case 14:
    case 18:
      return { what: 'GET catalogue', method: 'GET', path: getCatalogue.path };
    default:
      return { what: 'GET session', method: 'GET', path: getSession.path };
  }
}

async function signIn(edge: Edge, agent: Agent, body: LoginWithPasswordRequest): Promise<string> {
  const query = { what: 'sign in', method: 'POST', path: loginWithPassword.path, body };
  const { status, body: text, cookie } = await send(edge, agent, query, {});
  if (status !== 200 || !cookie) throw new Error(`The load cannot sign in: ${status} ${text}`);
  return cookie;
}

export async function readFirstPlan(edge: Edge): Promise<string> {
  const agent = new Agent({ ca: edge.certificate });
  const query = { what: 'catalogue', method: 'GET', path: getCatalogue.path };
  const { body } = await send(edge, agent, query, {});
  const [plan] = (JSON.parse(body) as { plans: { id: string }[] }).plans;
  if (!plan) throw new Error('There is no plan on sale.');
  return plan.id;
}

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly cookie: string | undefined;
}

export function send(
  edge: Edge,
  agent: Agent,
  { method, path, body }: Query,
  headers: OutgoingHttpHeaders,
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const typed = text === undefined ? headers : { ...headers, 'content-type': 'application/json' };
  return new Promise((settle, fail) => {
    const asked = request(
      `${edge.url}${path}`,
      { agent, method, headers: typed, timeout: PATIENCE_MS },
      (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (part: string) => (answer += part));
        response.once('error', fail);
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
        response.once('end', () =>
          settle({ status: response.statusCode ?? 0, body: answer, cookie }),
        );
      },
    );
    asked.once('timeout', () => asked.destroy(Object.assign(new Error(), { code: 'NO_ANSWER' })));
    asked.once('error', fail).end(text);
  });
}
