import { send } from '@portal/api-client';
import { type ActiveOfferView, listActiveOffers } from '@portal/contracts';
import type { Column } from '../../shared/lists/columns';
import { columnsFile } from '../../shared/lists/columns-file';
import { TIME_COLUMN } from '../../shared/lists/time-sort';
import type { WriteFile } from '../../shared/lists/use-export';
import type { OffersFilter } from './offers-query';

/** Order of each column, and its values in a file. */
export const OFFER_FILE = {
  user: {
    shown: 'always',
    file: {
      user_id: ({ userId }: ActiveOfferView) => userId,
      name: ({ name }: ActiveOfferView) => name,
    },
  },
  message: {
    file: {
      message: ({ message }: ActiveOfferView) => message,
      discount: ({ isDiscount }: ActiveOfferView) => isDiscount,
      ends_at: ({ expiresAt }: ActiveOfferView) => expiresAt,
    },
  },
  sentAt: {
    sorts: TIME_COLUMN,
    file: { sent_at: ({ createdAt }: ActiveOfferView) => createdAt },
  },
  actions: { shown: 'always' },
} as const;

/** Writes the open offers of a filter in its order, with the columns that are shown. */
export const offersFileWriter =
  (filter: OffersFilter, columns: readonly Pick<Column<ActiveOfferView>, 'file'>[]): WriteFile =>
  async ({ signal }) => {
    const { offers } = await send(listActiveOffers, { query: filter, signal });
    return columnsFile('offers', columns, { rows: offers, total: offers.length });
  };
