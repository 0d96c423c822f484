import { useBrand } from '@portal/dashboard';

/** Link to the bot in Telegram; null while it is not known or not configured. */
export function useBotUrl(): string | null {
  const { botUrl, telegramBotName } = useBrand().brand;
  if (botUrl !== undefined) return botUrl;
  return telegramBotName === null ? null : `https://t.me/${encodeURIComponent(telegramBotName)}`;
}
