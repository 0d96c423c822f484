import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Call, ErrorCode, HttpMethod } from '@portal/contracts';

/** Key under which a handler's contract call is kept. */
export const CONTRACT_CALL = 'portal:call';

/** A contract call as far as routing goes. */
export type AnyCall = Call<string, unknown, object>;

const METHODS: Record<HttpMethod, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

/** Serves a call of the contract: method and path come from it, success answers 200. */
export const Route = (call: AnyCall): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: call.path, method: METHODS[call.method] }),
    HttpCode(200),
    SetMetadata(CONTRACT_CALL, call),
    ...(call.isEventStream ? [RouteConfig({ isEventStream: true })] : []),
  );

/** Key under which a handler's own refusals are kept. */
export const REFUSALS = 'portal:refusals';

/** Names the refusals a route has besides those that every route of its kind has; for its description. */
export const Refuses = (...codes: readonly ErrorCode[]): MethodDecorator =>
  SetMetadata(REFUSALS, codes);
