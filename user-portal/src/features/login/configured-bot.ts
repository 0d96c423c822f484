import type { BrandView } from '@portal/contracts';
import type { TelegramBot } from './telegram-button';

/** The bot whose Telegram sign-in the service takes; null when none is set up. */
export function configuredBot(brand: BrandView): TelegramBot | null {
  const { telegramBotName, telegramBotId, telegramWidgetUrl } = brand;
  if (!telegramBotName || !telegramBotId || !telegramWidgetUrl) return null;
  return { botId: telegramBotId, widgetUrl: telegramWidgetUrl };
}
