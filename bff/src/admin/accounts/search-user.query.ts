import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { MAX_NAME_LENGTH } from '../../domain/settings/settings-fields';
import { Trimmed } from '../../platform/http/trimmed';

/** Text of the specification (admin.md §5). */
const message = 'Please enter a User ID or Name.';

/** Whom an administrator looks for. */
export class SearchUserParameters {
  @Trimmed()
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_NAME_LENGTH })
  @MaxLength(MAX_NAME_LENGTH)
  @MinLength(1, { message })
  @IsString({ message })
  query!: string;
}
