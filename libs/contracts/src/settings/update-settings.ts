import type { DownloadSettings } from '@portal/rules';
import type { UserView } from '../accounts/user-view';
import { defineCall } from '../http/call';

/** Any subset; absent leaves alone, unknown keys are ignored. */
export interface UpdateSettingsRequest extends Partial<DownloadSettings> {
  name?: string;
  /** Null clears. */
  email?: string | null;
  /** Only the default or one's own stored photo is taken; anything else is ignored (SEC-38). */
  profilePhotoUrl?: string;
}

/** The user after the change; replaces the one a screen holds. */
export interface UpdateSettingsResponse {
  updated: UserView;
}

/** Writes settings at once. */
export const updateSettings = defineCall<UpdateSettingsRequest, UpdateSettingsResponse>()(
  'PATCH',
  '/api/user/:id/settings',
);
