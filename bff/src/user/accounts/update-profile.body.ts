import { ApiProperty } from '@nestjs/swagger';
import type { UpdateProfileRequest } from '@portal/contracts';
import { IsEmail, ValidateIf } from 'class-validator';
import { MAX_NAME_LENGTH } from '../../domain/settings/settings-fields';
import { TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';

/** Name and email; an absent one does not change. Other keys are removed. */
export class UpdateProfileBody implements UpdateProfileRequest {
  @Trimmed()
  @TextField({ max: MAX_NAME_LENGTH, optional: true })
  name?: string;

  // An empty input field sends '', which clears the value like null.
  @Trimmed()
  @ApiProperty({ type: String, format: 'email', nullable: true, required: false })
  @IsEmail()
  @ValidateIf((_body, value: unknown) => value !== undefined && value !== null && value !== '')
  email?: string | null;
}
