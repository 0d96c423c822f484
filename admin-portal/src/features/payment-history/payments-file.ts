import { send } from '@portal/api-client';
import { type AdminPaymentView, listPayments, type ListPaymentsQuery } from '@portal/contracts';
import type { Column } from '../../shared/lists/columns';
import { columnsFile } from '../../shared/lists/columns-file';
import { readAllRows } from '../../shared/lists/read-all-rows';
import { TIME_COLUMN } from '../../shared/lists/time-sort';
import type { WriteFile } from '../../shared/lists/use-export';

/**
 * Order of each column, and its values in a file. The row leads to its user and its payment, so both always stand
 * there.
 */
export const PAYMENT_FILE = {
  user: {
    shown: 'always',
    file: {
      payment_id: ({ _id }: AdminPaymentView) => _id,
      user_id: ({ userId }: AdminPaymentView) => userId,
      name: ({ userInfo }: AdminPaymentView) => userInfo.name,
    },
  },
  status: {
    file: {
      status: ({ status }: AdminPaymentView) => status,
      late: ({ isLate }: AdminPaymentView) => isLate,
    },
  },
  amount: {
    file: {
      paid_bdt: ({ received_amount: received }: AdminPaymentView) => received,
      required_bdt: ({ amount }: AdminPaymentView) => amount,
      plan: ({ planName }: AdminPaymentView) => planName,
      method: ({ method }: AdminPaymentView) => method,
    },
  },
  details: {
    file: {
      ref_code: ({ ref_code: code }: AdminPaymentView) => code,
      trx_id: ({ trx_id: trxId }: AdminPaymentView) => trxId,
    },
  },
  date: {
    sorts: TIME_COLUMN,
    // Its cell has the link to the record of the payment.
    shown: 'always',
    file: { created_at: ({ createdAt }: AdminPaymentView) => createdAt },
  },
} as const;

/** Writes the payments of a filter in its order, with the columns that are shown. */
export const paymentsFileWriter =
  (
    filter: Omit<ListPaymentsQuery, 'page' | 'limit'>,
    columns: readonly Pick<Column<AdminPaymentView>, 'file'>[],
  ): WriteFile =>
  async (options) => {
    const all = await readAllRows<AdminPaymentView>(async (page, limit, signal) => {
      const query = { ...filter, page, limit };
      const { payments, pagination } = await send(listPayments, { query, signal });
      return { rows: payments, pagination };
    }, options);
    return columnsFile('payments', columns, all);
  };
