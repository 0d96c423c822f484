import { ApiProperty } from '@nestjs/swagger';
import { CODES_AT_ONCE, type GenerateRedeemCodesRequest } from '@portal/contracts';
import { PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';
import { IntegerField, TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';

const MAX_BATCH = 60;
const MAX_INSTANT = 40;
/** Maximum length of a code as users may type it. */
const MAX_CODE = 64;

/** Body of generateRedeemCodes. */
export class GenerateCodesBody implements GenerateRedeemCodesRequest {
  @IntegerField({ min: 1, max: CODES_AT_ONCE })
  count!: number;

  @IntegerField({ min: 0, max: PLAN_AMOUNT_LIMIT })
  days!: number;

  @IntegerField({ min: 0, max: PLAN_AMOUNT_LIMIT })
  videos!: number;

  @Trimmed()
  @TextField({ max: MAX_BATCH, optional: true })
  batch?: string;

  @TextField({ max: MAX_INSTANT, optional: true, nullable: true })
  validUntil?: string | null;
}

/** Body of deleteRedeemCodes. */
export class DeleteCodesBody {
  @ApiProperty({ type: String, isArray: true, minItems: 1, maxItems: CODES_AT_ONCE })
  @MaxLength(MAX_CODE, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(CODES_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  codes!: string[];
}
