import type { UpdateSettingsRequest } from '@portal/contracts';
import { type DownloadSettings, placeholderName, SETTING_KEYS, withExclusion } from '@portal/rules';

/** Fields of the stored user that a change of settings may write. */
export type SettingsFields = {
  [Key in keyof DownloadSettings as `settings.${Key}`]?: DownloadSettings[Key];
} & { name?: string; email?: string | null };

/**
 * The fields to write: only those listed here, even if the change has others (SEC-35). An empty name
 * restores the placeholder, an empty email clears it.
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
