import { platformHints } from '@portal/ui';

import { telegramPlatform } from './telegram';

type Posted = [type: string, data: unknown];

/** Everything that the page sends to Telegram's app. */
const posted: Posted[] = [];
const host = window as unknown as {
  TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
  external: { notify?: (text: string) => void };
  Telegram: { WebView: { receiveEvent(type: string, data?: unknown): void }; Login?: object };
  TelegramGameProxy_receiveEvent(type: string, data?: unknown): void;
};

beforeEach(() => {
  posted.length = 0;
  host.TelegramWebviewProxy = {
    postEvent: (type, data) => posted.push([type, JSON.parse(data)]),
  };
});
afterEach(() => {
  delete host.TelegramWebviewProxy;
  delete host.external.notify;
  delete document.documentElement.dataset['platformScheme'];
  document.body.replaceChildren();
});

test('a client of today is notified that the page shows itself, and asked for colours and insets', () => {
  const platform = telegramPlatform('8.0');
  platform.ready();
  platform.expand();
  expect(posted).toEqual([
    ['iframe_ready', { reload_supported: true }],
    ['web_app_ready', {}],
    ['web_app_request_theme', {}],
    ['web_app_request_safe_area', {}],
    ['web_app_request_content_safe_area', {}],
    ['web_app_expand', {}],
  ]);
});

test('the back button is Telegram’s, and calls the last handler only', () => {
  const platform = telegramPlatform('6.1');
  const [first, second] = [jest.fn(), jest.fn()];
  platform.setBack(first);
  platform.setBack(second);
  host.Telegram.WebView.receiveEvent('back_button_pressed');
  host.TelegramGameProxy_receiveEvent('back_button_pressed', {});
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 2]);
  platform.setBack(null);
  host.Telegram.WebView.receiveEvent('back_button_pressed');
  expect(second).toHaveBeenCalledTimes(2);
  expect(posted.map(([, data]) => data)).toEqual([
    { is_visible: true },
    { is_visible: true },
    { is_visible: false },
  ]);
});

test('the phone is felt after a success and an error', () => {
  telegramPlatform('8.0').haptic('error');
  expect(posted).toEqual([
    ['web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'error' }],
  ]);
});

test('an older client is asked only for what it has', () => {
  const platform = telegramPlatform('6.0');
  platform.setBack(() => undefined);
  platform.haptic('success');
  platform.ready();
  expect(posted.map(([type]) => type)).toEqual([
    'iframe_ready',
    'web_app_ready',
    'web_app_request_theme',
  ]);
});

test('the scheme follows Telegram’s theme; its colours are not taken', () => {
  telegramPlatform('8.0');
  const before = document.documentElement.getAttribute('style');
  host.Telegram.WebView.receiveEvent('theme_changed', { theme_params: { bg_color: '#17212b' } });
  expect(platformHints.scheme()).toBe('dark');
  host.Telegram.WebView.receiveEvent('theme_changed', { theme_params: { bg_color: '#ffffff' } });
  expect(platformHints.scheme()).toBe('light');
  host.Telegram.WebView.receiveEvent('theme_changed', { theme_params: null });
  host.Telegram.WebView.receiveEvent('theme_changed');
  expect(platformHints.scheme()).toBe('light');
  expect(document.documentElement.getAttribute('style')).toBe(before);
});

test('both safe areas together are the insets of the page', () => {
  telegramPlatform('8.0');
  const insets = () =>
    ['top', 'bottom'].map((side) =>
      document.documentElement.style.getPropertyValue(`--platform-${side}`),
    );
  host.Telegram.WebView.receiveEvent('safe_area_changed', { top: 20, bottom: 12, left: 0 });
  host.Telegram.WebView.receiveEvent('content_safe_area_changed', { top: 46, bottom: 0 });
  expect(insets()).toEqual(['66px', '12px']);
  host.Telegram.WebView.receiveEvent('safe_area_changed', { top: 'x', bottom: 0 });
  expect(insets()[1]).toBe('0px');
});

test.each([
  ['https://portal.example/plans', ['web_app_open_link', { url: 'https://portal.example/plans' }]],
  ['https://t.me/dhara_bot?start=1', ['web_app_open_tg_link', { path_full: '/dhara_bot?start=1' }]],
])('a link to %s leaves by Telegram, also where the page has it in a new tab', (url, event) => {
  const platform = telegramPlatform('8.0');
  platform.openLink(url);
  expect(posted).toEqual([event]);
  posted.length = 0;
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  const icon = link.appendChild(document.createElement('b'));
  document.body.append(link);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  icon.dispatchEvent(click);
  expect([click.defaultPrevented, posted.at(-1)]).toEqual([true, event]);
});

test('clients of desktops get the same events as text', () => {
  delete host.TelegramWebviewProxy;
  const notify = jest.fn<void, [string]>();
  host.external.notify = notify;
  telegramPlatform('8.0').expand();
  expect(JSON.parse(notify.mock.lastCall?.[0] ?? '')).toEqual({
    eventType: 'web_app_expand',
    eventData: {},
  });
});

describe('in a frame of Telegram Web', () => {
  const parent = { postMessage: jest.fn<void, [string, string]>() };
  beforeEach(() => {
    delete host.TelegramWebviewProxy;
    parent.postMessage.mockReset();
    jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  });
  afterEach(() => jest.restoreAllMocks());
  const receive = (data: unknown, source: unknown = parent): void => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };

  test('events are messages of the parent, and of nobody else', () => {
    const platform = telegramPlatform('8.0');
    expect(platform.isFramed).toBe(true);
    const back = jest.fn();
    platform.setBack(back);
    expect(JSON.parse(parent.postMessage.mock.lastCall?.[0] ?? '')).toEqual({
      eventType: 'web_app_setup_back_button',
      eventData: { is_visible: true },
    });
    const pressed = JSON.stringify({ eventType: 'back_button_pressed' });
    receive(pressed, window);
    receive(pressed, null);
    expect(back).not.toHaveBeenCalled();
    receive(pressed);
    expect(back).toHaveBeenCalledTimes(1);
  });

  test.each([
    undefined,
    null,
    5,
    '',
    '{',
    '[]',
    '{}',
    { eventType: 5 },
    '{"eventType":"toString"}',
  ])('the message %j does nothing', (data) => {
    telegramPlatform('8.0');
    expect(() => receive(data)).not.toThrow();
  });
});
