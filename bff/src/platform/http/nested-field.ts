import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

/** An object of a request body, checked by its own class. */
export function NestedField(type: () => Class): PropertyDecorator {
  return applyDecorators(ApiProperty({ type }), Type(type), IsObject(), ValidateNested());
}
