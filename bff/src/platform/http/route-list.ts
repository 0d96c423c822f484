import type { INestApplication } from '@nestjs/common';
import type { ErrorCode } from '@portal/contracts';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { IDEMPOTENT } from '../idempotency/idempotent';
import { ACCESS_POLICY, type AccessPolicy } from '../security/access';
import { STEP_UP } from '../security/step-up';
import { type AnyCall, CONTRACT_CALL, REFUSALS } from './route';
import { NEEDS_NO_INDEXES } from './unique-indexes.guard';

/** The declaration of a handler. */
export interface DeclaredRoute {
  /** `Class.method`. */
  readonly handler: string;
  /** The call of the contract; null when the handler declares its route without one. */
  readonly call: AnyCall | null;
  /** The access policy; null when none is declared. */
  readonly policy: AccessPolicy | null;
  /** Error codes of this route, in addition to those of every route of its kind. */
  readonly refusals: readonly ErrorCode[];
  /** Whether it supports the header Idempotency-Key. */
  readonly isIdempotent: boolean;
  /** Whether it requires a fresh proof of administrators. */
  readonly needsProof: boolean;
  /** Whether it works without the unique indexes. */
  readonly needsNoIndexes: boolean;
}

/** Lists every handler of every controller, for tests and for the OpenAPI document. */
export function listRoutes(app: INestApplication): DeclaredRoute[] {
  const scanner = new MetadataScanner();
  const routes: DeclaredRoute[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (!metatype) continue;
      const prototype = metatype.prototype as Record<string, object>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        if (!handler || !Reflect.hasMetadata('path', handler)) continue;
        routes.push({
          handler: `${metatype.name}.${name}`,
          call: metadata<AnyCall>(CONTRACT_CALL, handler),
          policy: metadata<AccessPolicy>(ACCESS_POLICY, handler),
          refusals: metadata<readonly ErrorCode[]>(REFUSALS, handler) ?? [],
          isIdempotent: metadata<boolean>(IDEMPOTENT, handler) ?? false,
          needsProof: metadata<boolean>(STEP_UP, handler) ?? false,
          needsNoIndexes: metadata<boolean>(NEEDS_NO_INDEXES, handler) ?? false,
        });
      }
    }
  }
  return routes;
}

function metadata<T>(key: string, handler: object): T | null {
  return (Reflect.getMetadata(key, handler) as T | undefined) ?? null;
}
