import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { DOCUMENT_ID } from '../../platform/mongo/document-id';

/** Maximum number of records in one request (SEC-44). */
const MAX_IDS = 1_000;

/** Body of deleteLoginRecords. */
export class DeleteLoginsBody {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: DOCUMENT_ID.source },
    minItems: 1,
    maxItems: MAX_IDS,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IDS)
  @Matches(DOCUMENT_ID, { each: true })
  ids!: string[];
}
