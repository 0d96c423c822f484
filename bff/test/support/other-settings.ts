import { type DownloadSettings, type SettingRow, settingsBy } from '@portal/rules';

/** For each setting a value that it accepts and that is not its default. */
export const OTHER_SETTINGS = settingsBy(otherValue) as Readonly<DownloadSettings>;

function otherValue(row: SettingRow): string | boolean | undefined {
  switch (row.kind) {
    case 'flag':
      return !row.default;
    case 'choice':
      return row.values.findLast((value) => value !== row.default);
    case 'text':
      return `${row.default}folder-1`;
  }
}
