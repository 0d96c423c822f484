import { catalogueQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { isInTelegram } from '@portal/ui';

/** Whether a purchase goes on in the browser outside of Telegram (decision 0140). */
export function useSellsOutside(): boolean {
  const { data } = useQuery(catalogueQuery);
  return isInTelegram() && data?.telegramSales !== 'inside';
}
