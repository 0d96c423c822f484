import type { UpdateSettingsRequest } from '@portal/contracts';
import {
  UPLOAD_KINDS,
  UPLOAD_MODES,
  VIDEO_FORMATS,
  VIDEO_QUALITIES,
  type DownloadSettings,
} from '@portal/rules';
import { MAX_FOLDER_ID_LENGTH } from '../../domain/settings/settings-fields';
import { ChoiceField, FlagField, TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';
import { UpdateProfileBody } from '../accounts/update-profile.body';

const MAX_URL_LENGTH = 2_048;

/** Any subset of the settings. Other keys are removed. */
export class UpdateSettingsBody extends UpdateProfileBody implements UpdateSettingsRequest {
  @Trimmed()
  @TextField({ max: MAX_FOLDER_ID_LENGTH, optional: true })
  gdriveFolderId?: string;

  @ChoiceField(VIDEO_FORMATS, { optional: true })
  videoFormat?: DownloadSettings['videoFormat'];

  @ChoiceField(VIDEO_QUALITIES, { optional: true })
  videoQuality?: DownloadSettings['videoQuality'];

  @ChoiceField(UPLOAD_MODES, { optional: true })
  uploadMode?: DownloadSettings['uploadMode'];

  @ChoiceField(UPLOAD_KINDS, { optional: true })
  uploadAs?: DownloadSettings['uploadAs'];

  @FlagField({ optional: true })
  autoVideoSync?: boolean;

  @FlagField({ optional: true })
  multiDownloadEnabled?: boolean;

  @FlagField({ optional: true })
  retryEnabled?: boolean;

  @FlagField({ optional: true })
  remindersEnabled?: boolean;

  @TextField({ max: MAX_URL_LENGTH, optional: true })
  profilePhotoUrl?: string;
}
