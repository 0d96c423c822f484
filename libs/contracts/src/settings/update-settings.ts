import type { DownloadSettings } from '@portal/rules';
import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** Any subset of the settings. Absent keys change nothing; unknown keys are ignored. */
export interface UpdateSettingsRequest extends Partial<DownloadSettings> {
  name?: string;
  /** Null removes the value. */
  email?: string | null;
  /** Only the default photo or the user's own stored photo is accepted; other values are ignored (SEC-38). */
  profilePhotoUrl?: string;
}

/** The user after the change; replaces the cached user of the screen. */
export interface UpdateSettingsResponse {
  updated: UserView;
}

/**
 * Saves settings of a user. The change applies immediately. Absent keys change nothing, unknown keys are
 * ignored.
 */
export const updateSettings = defineCall<UpdateSettingsRequest, UpdateSettingsResponse>()(
  'PATCH',
  '/api/user/:id/settings',
);
