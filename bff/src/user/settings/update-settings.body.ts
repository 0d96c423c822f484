import { updateSettings } from '@portal/contracts';
import { type DownloadSettings, type SettingRow, settingsBy } from '@portal/rules';
import type { Field } from '../../platform/http/field';
import { choice, flag, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { PROFILE_FIELDS } from '../accounts/update-profile.body';

const MAX_URL_LENGTH = 2_048;

type SettingFields = {
  readonly [Key in keyof DownloadSettings]: Field<DownloadSettings[Key] | undefined>;
};

/** Any subset of the settings. */
export class UpdateSettingsBody extends bodyOf(updateSettings)({
  ...(settingsBy(fieldOf) as SettingFields),
  profilePhotoUrl: text({ max: MAX_URL_LENGTH }).optional(),
  ...PROFILE_FIELDS,
}) {}

function fieldOf(row: SettingRow): unknown {
  switch (row.kind) {
    case 'flag':
      return flag().optional();
    case 'choice':
      return choice(row.values).optional();
    case 'text':
      return text({ max: row.maxLength }).trimmed().optional();
  }
}
