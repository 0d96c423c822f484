import * as contracts from '@portal/contracts';
import {
  CALL_RATES,
  type CallName,
  type CallRate,
  RATE_CLASSES,
  type RateClass,
  rateClassOf,
} from '@portal/contracts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { AnyCall } from './route';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate class of the route. Calls of the contract have theirs in CALL_RATES. */
    rate?: CallRate;
  }
}

/** Addresses without a route count as requests for files. */
const RATE_OF_UNMATCHED: RateClass = 'file';

const isCallName = (name: string): name is CallName => Object.hasOwn(CALL_RATES, name);

const keyOf = (method: string, path: string): string => `${method} ${path}`;

const RATES_OF_CALLS: ReadonlyMap<string, CallRate> = new Map(
  Object.entries<unknown>(contracts).flatMap(([name, value]) => {
    if (!isCallName(name)) return [];
    const { method, path } = value as AnyCall;
    return [[keyOf(method, path), CALL_RATES[name]] as const];
  }),
);

/** The rate class of a call; undefined when the contract does not export the call. */
export const rateOfCall = ({ method, path }: AnyCall): CallRate | undefined =>
  RATES_OF_CALLS.get(keyOf(method, path));

/**
 * Gives every route its rate class. Call it before routes are added.
 * @throws Error at start for a route without one.
 */
export function rateRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const rate = route.config?.rate ?? rateOf(route);
    if (!rate) {
      throw new Error(
        `${String(route.method)} ${route.url} has no rate class: add its call to CALL_RATES, or ` +
          'give the route { config: { rate } }.',
      );
    }
    route.config = { ...route.config, rate };
  });
}

/** The rate class of a request, by its route and, for searchable lists, by its query. */
export function rateClassOfRequest(request: FastifyRequest): RateClass {
  const { rate } = request.routeOptions.config;
  if (!rate) return RATE_OF_UNMATCHED;
  return rateClassOf(rate, (request.query as Readonly<Record<string, unknown>>)['search']);
}

/** Whether the class counts by address, not by caller. */
export const isPerAddress = (rateClass: RateClass): boolean =>
  RATE_CLASSES[rateClass].scope === 'address';

function rateOf({ method, url }: RouteOptions): CallRate | undefined {
  // Fastify adds a HEAD route to every GET route.
  const methods = [method].flat().map((one) => (one === 'HEAD' ? 'GET' : one));
  return methods.map((one) => RATES_OF_CALLS.get(keyOf(one, url))).find((rate) => rate);
}
