import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf, type ValidationOptions } from 'class-validator';

/** A decorator of class-validator that also works for each item of a list. */
type Rule = (options?: ValidationOptions) => PropertyDecorator;

interface FieldParts {
  /** The field's part of the OpenAPI document. */
  readonly schema: ApiPropertyOptions;
  /** The message of the first rule that fails is the answer's. */
  readonly rules: readonly Rule[];
  /** Converts the value before it is checked. Values that it cannot convert must fail the rules. */
  readonly convert?: (value: unknown) => unknown;
  /** The same for a query only, where every value is a text. */
  readonly parse?: (text: unknown) => unknown;
  readonly isOptional?: boolean;
  readonly isNullable?: boolean;
  readonly initial?: unknown;
}

/**
 * How a field of a request is checked and documented. `Sent` is its exact type in the contract, with undefined
 * when the field may be absent. `Read` is what the handler gets.
 */
export class Field<Sent, Read = Sent> {
  /** For the compiler only. The function refuses wider and narrower types. */
  declare readonly sent?: (value: Sent) => Sent;
  declare readonly read?: () => Read;

  constructor(readonly parts: FieldParts) {}

  /** The field may be absent. */
  optional(): Field<Sent | undefined, Read | undefined> {
    return new Field({ ...this.parts, isOptional: true });
  }

  /** The field may be null, which clears the value. */
  nullable(): Field<Sent | null, Read | null> {
    return new Field({ ...this.parts, isNullable: true });
  }

  /** The field may be absent. The handler then gets this value. */
  default(initial: Read): Field<Sent | undefined, Read> {
    return new Field({ ...this.parts, isOptional: true, initial });
  }

  /** A text is trimmed before it is checked. Other types stay unchanged. */
  trimmed(): Field<Sent, Read> {
    const convert = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
    return new Field({ ...this.parts, convert });
  }

  /** All decorators of a property with this field. */
  decorators(place: 'body' | 'query'): PropertyDecorator[] {
    const { schema, rules, convert, parse, isOptional = false, isNullable = false } = this.parts;
    const read = place === 'query' ? (parse ?? convert) : convert;
    return [
      ApiProperty({
        ...schema,
        required: !isOptional,
        ...(isNullable ? { nullable: true } : {}),
      } as ApiPropertyOptions),
      ...(read ? [Transform(({ value }: { value: unknown }) => read(value))] : []),
      ...rules.map((rule) => rule()),
      ValidateIf(
        (_request, value: unknown) =>
          !(isOptional && value === undefined) && !(isNullable && value === null),
      ),
    ];
  }
}
