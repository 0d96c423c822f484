/** What Telegram hands to the page at its start, in the hash of the address. Nothing of it is verified here. */
export interface Launch {
  /** Signed data for the service. */
  readonly initData: string;
  /** Version of Telegram's Mini App protocol, such as '8.0'. */
  readonly version: string;
  /** The parameter of the link that opened the app; null for none. */
  readonly startParam: string | null;
  readonly scheme: 'light' | 'dark' | null;
  /** Language tag of the client; null when unknown. */
  readonly language: string | null;
  /** Telegram's id of the person; null when unknown. */
  readonly userId: number | null;
}

/**
 * Reads the launch of an address by Telegram's published rule (core.telegram.org/bots/webapps); null when the
 * address has none, as in an ordinary browser.
 */
export function readLaunch({ hash, search }: Pick<Location, 'hash' | 'search'>): Launch | null {
  const parts = new URLSearchParams(hash.replace(/^#([^=&]*\?)?/, ''));
  const initData = parts.get('tgWebAppData');
  if (!initData) return null;
  const fields = new URLSearchParams(initData);
  const user = parse(fields.get('user'));
  const query = new URLSearchParams(search);
  const { language_code: language, id } = user;
  return {
    initData,
    version: parts.get('tgWebAppVersion') ?? '6.0',
    startParam:
      fields.get('start_param') ?? query.get('tgWebAppStartParam') ?? query.get('startapp'),
    scheme: schemeOf(parse(parts.get('tgWebAppThemeParams'))),
    language: typeof language === 'string' ? language : null,
    userId: typeof id === 'number' ? id : null,
  };
}

/**
 * Light or dark by the background of Telegram's theme; null without one. No other colour is taken, so that
 * contrasts stay ours.
 */
export function schemeOf({ bg_color: colour }: Record<string, unknown>): 'light' | 'dark' | null {
  const [, hex] = (typeof colour === 'string' && /^#([0-9a-f]{6})$/i.exec(colour)) || [];
  if (hex === undefined) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red * 299 + green * 587 + blue * 114 < 128_000 ? 'dark' : 'light';
}

/** A JSON object; an empty one for anything else. */
export function parse(json: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(json));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
