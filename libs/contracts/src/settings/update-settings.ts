import type { DownloadSettings } from '@portal/rules';
import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** Any subset. Absent keys change nothing; unknown keys are ignored. */
export interface UpdateSettingsRequest extends Partial<DownloadSettings> {
  name?: string;
  /** Null removes the value. */
  email?: string | null;
  /** Only the default or the user's own stored photo is accepted; anything else is ignored (SEC-38). */
  profilePhotoUrl?: string;
}

/** The user after the change; replaces the screen's copy. */
export interface UpdateSettingsResponse {
  updated: UserView;
}

/** Writes settings at once. */
export const updateSettings = defineCall<UpdateSettingsRequest, UpdateSettingsResponse>()(
  'PATCH',
  '/api/user/:id/settings',
);
