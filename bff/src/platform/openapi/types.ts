import type { OpenAPIObject } from '@nestjs/swagger';

/** One operation of the document. @nestjs/swagger exports this type only as part of the document's type. */
export type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type ParameterObject = Exclude<
  NonNullable<OperationObject['parameters']>[number],
  { $ref: string }
>;
export type ResponsesObject = OperationObject['responses'];
export type SecurityRequirementObject = NonNullable<OperationObject['security']>[number];
export type SchemaObject = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;
