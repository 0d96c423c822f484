/** What a setting accepts and what it is before the user changes it. */
export type SettingRow =
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'choice';
      /** In the order of the screens. */
      readonly values: readonly string[];
      readonly default: string;
      /** Whether administrators change it in User Details. */
      readonly adminForm: boolean;
    }
  | {
      readonly kind: 'text';
      readonly default: string;
      /** Largest number of characters. */
      readonly maxLength: number;
    };

/**
 * Settings of a subscriber for downloads and the bot, in the order of the screens. Request, stored form,
 * answers, reset and switches follow from a row; its texts are in libs/dashboard. Quality 480p as default is
 * from the specification, the other defaults are our decision. `remindersEnabled` is not in the specification.
 */
export const SETTINGS = {
  gdriveFolderId: { kind: 'text', default: '', maxLength: 200 },
  videoFormat: { kind: 'choice', values: ['mp4', 'mkv'], default: 'mp4', adminForm: true },
  videoQuality: {
    kind: 'choice',
    values: ['240p', '360p', '480p', '720p', '1080p'],
    default: '480p',
    adminForm: false,
  },
  uploadMode: {
    kind: 'choice',
    values: ['telegram', 'gdrive'],
    default: 'telegram',
    adminForm: true,
  },
  uploadAs: { kind: 'choice', values: ['video', 'document'], default: 'video', adminForm: true },
  autoVideoSync: { kind: 'flag', default: false },
  multiDownloadEnabled: { kind: 'flag', default: false },
  retryEnabled: { kind: 'flag', default: false },
  remindersEnabled: { kind: 'flag', default: true },
} as const satisfies Readonly<Record<string, SettingRow>>;

type Rows = typeof SETTINGS;

/** Name of a setting in requests, answers and stored users. */
export type SettingKey = keyof Rows;

/** Names of the settings whose row is like `Row`. */
type KeysOf<Row> = { [Key in SettingKey]: Rows[Key] extends Row ? Key : never }[SettingKey];

/** A setting that is on or off. */
export type FlagKey = KeysOf<{ kind: 'flag' }>;
/** A setting with a few values. */
export type ChoiceKey = KeysOf<{ kind: 'choice' }>;
/** A choice that administrators change in User Details. */
export type AdminChoiceKey = KeysOf<{ kind: 'choice'; adminForm: true }>;

/** The values of one choice. */
export type ChoiceValue<Key extends ChoiceKey> = Rows[Key]['values'][number];

type Values = {
  -readonly [Key in SettingKey]: Rows[Key] extends { values: readonly (infer Value)[] }
    ? Value
    : Rows[Key]['default'] extends boolean
      ? boolean
      : string;
};

/** The settings of a user. */
export interface DownloadSettings extends Values {}

/** Pairs of settings of which at most one is on. */
export const EXCLUSIVE_SETTINGS: readonly (readonly [FlagKey, FlagKey])[] = [
  ['autoVideoSync', 'multiDownloadEnabled'],
];

/** Every setting, in the order of the table. */
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];
/** Settings that are on or off, in the order of the table. */
export const FLAG_KEYS = SETTING_KEYS.filter(
  (key): key is FlagKey => SETTINGS[key].kind === 'flag',
);
/** Settings with a few values, in the order of the table. */
export const CHOICE_KEYS = SETTING_KEYS.filter(
  (key): key is ChoiceKey => SETTINGS[key].kind === 'choice',
);
/** Choices of the form in User Details, in the order of the table. */
export const ADMIN_CHOICE_KEYS = CHOICE_KEYS.filter(
  (key): key is AdminChoiceKey => SETTINGS[key].adminForm,
);

/** One value for each setting, derived from its row. */
export function settingsBy<Value>(
  of: (row: SettingRow, key: SettingKey) => Value,
): Record<SettingKey, Value> {
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, of(SETTINGS[key], key)])) as Record<
    SettingKey,
    Value
  >;
}

/** The values of 'Reset All Settings'. */
export const DEFAULT_SETTINGS = settingsBy((row) => row.default) as Readonly<DownloadSettings>;
