import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { MAX_NAME_LENGTH } from '../../domain/settings/settings-fields';
import { Trimmed } from '../../platform/http/trimmed';

/** The exact text that the screen shows. */
const message = 'Please enter a User ID or Name.';

/** Search text for users. */
export class SearchUserParameters {
  @Trimmed()
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_NAME_LENGTH })
  @MaxLength(MAX_NAME_LENGTH)
  @MinLength(1, { message })
  @IsString({ message })
  query!: string;
}
