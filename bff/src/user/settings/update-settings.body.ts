import { updateSettings } from '@portal/contracts';
import { UPLOAD_KINDS, UPLOAD_MODES, VIDEO_FORMATS, VIDEO_QUALITIES } from '@portal/rules';
import { MAX_FOLDER_ID_LENGTH } from '../../domain/settings/settings-fields';
import { choice, flag, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { PROFILE_FIELDS } from '../accounts/update-profile.body';

const MAX_URL_LENGTH = 2_048;

/** Any subset of the settings. */
export class UpdateSettingsBody extends bodyOf(updateSettings)({
  gdriveFolderId: text({ max: MAX_FOLDER_ID_LENGTH }).trimmed().optional(),
  videoFormat: choice(VIDEO_FORMATS).optional(),
  videoQuality: choice(VIDEO_QUALITIES).optional(),
  uploadMode: choice(UPLOAD_MODES).optional(),
  uploadAs: choice(UPLOAD_KINDS).optional(),
  autoVideoSync: flag().optional(),
  multiDownloadEnabled: flag().optional(),
  retryEnabled: flag().optional(),
  remindersEnabled: flag().optional(),
  profilePhotoUrl: text({ max: MAX_URL_LENGTH }).optional(),
  ...PROFILE_FIELDS,
}) {}
