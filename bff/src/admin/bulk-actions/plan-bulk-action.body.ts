import { ApiProperty } from '@nestjs/swagger';
import {
  BULK_ACTION_KINDS,
  type BulkActionKind,
  USER_FILTERS,
  USER_STATUSES,
  type UserFilter,
  type UserStatus,
} from '@portal/contracts';
import { PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { MAX_NAME_LENGTH } from '../../domain/settings/settings-fields';
import { ChoiceField, IntegerField, TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';
import { NestedField } from '../../platform/http/nested-field';

const MAX_USER_IDS = 1_000;
const MAX_MESSAGE_LENGTH = 1_000;
const amount = { min: 0, max: PLAN_AMOUNT_LIMIT, optional: true, nullable: true } as const;

/** Lists that can be selected as a whole, by their filter. */
const LISTS = ['users', 'expired-real'] as const;

/** The action on each user. readAction checks which fields belong to which kind. */
export class BulkActionFields {
  @ChoiceField(BULK_ACTION_KINDS)
  kind!: BulkActionKind;

  @IntegerField(amount)
  days?: number | null;

  @IntegerField(amount)
  videos?: number | null;

  @Trimmed()
  @TextField({ min: 1, max: MAX_MESSAGE_LENGTH, optional: true })
  message?: string;
}

/** The selected users: `userIds`, or a list. */
export class BulkSelectionFields {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    maxItems: MAX_USER_IDS,
    required: false,
  })
  @IsArray()
  @ArrayMaxSize(MAX_USER_IDS)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(Number.MAX_SAFE_INTEGER, { each: true })
  @ValidateIf((_body, value: unknown) => value !== undefined)
  userIds?: number[];

  @ChoiceField(LISTS, { optional: true })
  list?: (typeof LISTS)[number];

  @ChoiceField(USER_FILTERS, { optional: true })
  filter?: UserFilter;

  @ChoiceField(USER_STATUSES, { optional: true })
  status?: UserStatus;

  @Trimmed()
  @TextField({ max: MAX_NAME_LENGTH, optional: true })
  search: string = '';
}

/** Body of planBulkAction. */
export class PlanBulkActionBody {
  @NestedField(() => BulkActionFields)
  action!: BulkActionFields;

  @NestedField(() => BulkSelectionFields)
  selection!: BulkSelectionFields;
}
