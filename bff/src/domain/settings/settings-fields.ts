import type { UpdateSettingsRequest } from '@portal/contracts';
import {
  DEFAULT_SETTINGS,
  type DownloadSettings,
  placeholderName,
  withExclusion,
} from '@portal/rules';

/** Most characters of a name. */
export const MAX_NAME_LENGTH = 64;

/** Most characters of a cloud drive's folder id. */
export const MAX_FOLDER_ID_LENGTH = 200;

/** What a change of settings may write, by its place in the stored user. */
export type SettingsFields = {
  [Key in keyof DownloadSettings as `settings.${Key}`]?: DownloadSettings[Key];
} & { name?: string; email?: string | null };

const SETTING_KEYS = Object.keys(DEFAULT_SETTINGS) as (keyof DownloadSettings)[];

/**
 * The fields a change writes: only those listed here, whatever else it carries (SEC-35). An empty
 * name gives the placeholder back, an empty email clears it.
 */
export function settingsFields(userId: number, change: UpdateSettingsRequest): SettingsFields {
  const settings = withExclusion(change);
  const given = SETTING_KEYS.filter((key) => settings[key] !== undefined);
  const fields: SettingsFields = Object.fromEntries(
    given.map((key) => [`settings.${key}`, settings[key]]),
  );
  if (change.name !== undefined) fields.name = change.name.trim() || placeholderName(userId);
  if (change.email !== undefined) fields.email = change.email?.trim() || null;
  return fields;
}
