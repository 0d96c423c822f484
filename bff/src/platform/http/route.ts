import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Call, ErrorCode, HttpMethod } from '@portal/contracts';
import { isRequestClass } from './request-class';

/** Metadata key of a handler's contract call. */
export const CONTRACT_CALL = 'portal:call';

/** The part of a contract call that routing needs. */
export type AnyCall = Call<string, unknown, object>;

const METHODS: Record<HttpMethod, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

/** Serves a call of the contract. Method and path come from the call; success answers 200. */
export const Route = (call: AnyCall): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: call.path, method: METHODS[call.method] }),
    HttpCode(200),
    SetMetadata(CONTRACT_CALL, call),
    checkRequestClasses(call),
    ...(call.isEventStream ? [RouteConfig({ isEventStream: true })] : []),
  );

/** Body and query must be of classes that were declared for this call. @throws Error otherwise. */
const checkRequestClasses =
  (call: AnyCall): MethodDecorator =>
  (controller, handler) => {
    const types: unknown[] = Reflect.getMetadata('design:paramtypes', controller, handler) ?? [];
    const wrong = types.filter(isRequestClass).find(({ calls }) => !calls.includes(call));
    if (wrong) throw new Error(`${wrong.name} is not declared for ${call.method} ${call.path}.`);
  };

/** Metadata key of a handler's own refusals. */
export const REFUSALS = 'portal:refusals';

/**
 * Declares the refusals of a route in addition to those of every route of its kind, for the OpenAPI document.
 */
export const Refuses = (...codes: readonly ErrorCode[]): MethodDecorator =>
  SetMetadata(REFUSALS, codes);
