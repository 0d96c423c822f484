import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';

/** Maximum number of records in one request (SEC-44). */
const MAX_IDS = 1_000;

const RECORD_ID = /^[0-9a-f]{24}$/;

/** Body of deleteLoginRecords. */
export class DeleteLoginsBody {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: RECORD_ID.source },
    minItems: 1,
    maxItems: MAX_IDS,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IDS)
  @Matches(RECORD_ID, { each: true })
  ids!: string[];
}
