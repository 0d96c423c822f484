import { type Platform, platformHints } from '@portal/ui';
import { isFramed, post, receiveEvents } from './bridge';
import { schemeOf } from './launch';

type Data = Record<string, Record<string, unknown> | number | undefined>;

const CLICKED = 'a[target=_blank]';
const SAFE_AREAS = ['safe_area', 'content_safe_area'] as const;

/** Whether the client speaks at least this version of the protocol. */
const speaks = (version: string, least: number): boolean => parseFloat(version) >= least;

/**
 * The face of the platform in Telegram: its web events protocol, without Telegram's script. Older clients
 * ignore what they do not know.
 * @param version of the protocol that the client speaks.
 */
export function telegramPlatform(version: string): Platform {
  let back: (() => void) | null = null;
  const insets: Record<string, Data> = {};
  const handlers: Record<string, (data: Data) => void> = {
    back_button_pressed: () => back?.(),
    theme_changed: ({ theme_params: colours }) => {
      const scheme = schemeOf(Object(colours) as Record<string, unknown>);
      if (scheme) platformHints.setScheme(scheme);
    },
    reload_iframe: () => {
      post('iframe_will_reload');
      // Only the entry may be framed.
      location.replace('/tg');
    },
  };
  for (const area of SAFE_AREAS) {
    handlers[`${area}_changed`] = (data) => {
      insets[area] = data;
      for (const side of ['top', 'bottom']) {
        const sum = SAFE_AREAS.reduce((all, one) => all + Number(insets[one]?.[side] ?? 0), 0);
        document.documentElement.style.setProperty(`--platform-${side}`, `${sum}px`);
      }
    };
  }
  receiveEvents((type, data) => {
    if (Object.hasOwn(handlers, type)) handlers[type]?.((data ?? {}) as Data);
  });

  const openLink = (url: string): void => {
    const { host, pathname, search } = new URL(url);
    if (host === 't.me') post('web_app_open_tg_link', { path_full: pathname + search });
    else post('web_app_open_link', { url });
  };
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(CLICKED);
    if (!link || !/^https?:/.test(link.href)) return;
    event.preventDefault();
    openLink(link.href);
  });

  return {
    kind: 'telegram',
    isFramed: isFramed(),
    ready: () => {
      post('iframe_ready', { reload_supported: true });
      post('web_app_ready');
      post('web_app_request_theme');
      if (!speaks(version, 8)) return;
      for (const area of SAFE_AREAS) post(`web_app_request_${area}`);
    },
    expand: () => post('web_app_expand'),
    setBack: (onBack) => {
      back = onBack;
      if (speaks(version, 6.1)) post('web_app_setup_back_button', { is_visible: onBack !== null });
    },
    haptic: (tone) => {
      if (!speaks(version, 6.1)) return;
      post('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: tone });
    },
    openLink,
  };
}
