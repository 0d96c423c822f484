import { applyDecorators } from '@nestjs/common';
import type { UpdateSettingsRequest } from '@portal/contracts';
import { type SettingRow, settingsBy } from '@portal/rules';
import { ChoiceField, Fields, FlagField, TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';
import { UpdateProfileBody } from '../accounts/update-profile.body';

const MAX_URL_LENGTH = 2_048;

/** Any subset of the settings. Other keys are removed. */
@Fields(settingsBy(fieldOf))
export class UpdateSettingsBody extends UpdateProfileBody implements UpdateSettingsRequest {
  @TextField({ max: MAX_URL_LENGTH, optional: true })
  profilePhotoUrl?: string;
}

function fieldOf(row: SettingRow): PropertyDecorator {
  switch (row.kind) {
    case 'flag':
      return FlagField({ optional: true });
    case 'choice':
      return ChoiceField(row.values, { optional: true });
    case 'text':
      return applyDecorators(Trimmed(), TextField({ max: row.maxLength, optional: true }));
  }
}
