import { DEFAULT_SETTINGS, type DownloadSettings, settingsBy } from '@portal/rules';

/**
 * The settings of the table, and nothing else that is stored. A setting is absent in accounts from before it
 * existed; its default holds there.
 */
export function presentSettings(stored: Partial<DownloadSettings>): DownloadSettings {
  return settingsBy((_row, key) => stored[key] ?? DEFAULT_SETTINGS[key]) as DownloadSettings;
}
