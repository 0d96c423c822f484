import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** Nest recognizes a function that returns a class by the name `type`. */
const lazily = (of: () => Class) => ({ type: () => of() });

/** An object of a request body, checked by its own class. */
export function NestedField(type: () => Class): PropertyDecorator {
  return applyDecorators(ApiProperty(lazily(type)), Type(type), IsObject(), ValidateNested());
}

/** A list of objects of a request body, each checked by its class. */
export function ListField(type: () => Class, max: number): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...lazily(type), isArray: true, maxItems: max }),
    Type(type),
    IsArray(),
    ArrayMaxSize(max),
    ValidateNested({ each: true }),
  );
}
