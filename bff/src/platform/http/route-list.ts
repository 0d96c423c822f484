import type { INestApplication } from '@nestjs/common';
import type { ErrorCode } from '@portal/contracts';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { IDEMPOTENT } from '../idempotency/idempotent';
import { ACCESS_POLICY, type AccessPolicy } from '../security/access';
import { STEP_UP } from '../security/step-up';
import { type AnyCall, CONTRACT_CALL, REFUSALS } from './route';
import { NEEDS_NO_INDEXES } from './unique-indexes.guard';

/** A handler as it was declared. */
export interface DeclaredRoute {
  /** `Class.method`. */
  readonly handler: string;
  /** The contract's call, null when it was routed by other means. */
  readonly call: AnyCall | null;
  /** Who may call it, null when nobody said. */
  readonly policy: AccessPolicy | null;
  /** What it refuses besides what every route of its kind does. */
  readonly refusals: readonly ErrorCode[];
  /** Whether it minds the header Idempotency-Key. */
  readonly isIdempotent: boolean;
  /** Whether it asks administrators for a fresh proof. */
  readonly needsProof: boolean;
  /** Whether it works without the unique indexes. */
  readonly needsNoIndexes: boolean;
}

/** Every handler of every controller; for the tests and the description of the API. */
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
