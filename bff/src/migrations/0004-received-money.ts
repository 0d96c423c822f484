import { backfill } from '../platform/migrations/backfill';

/** Orders of before the insights do not say by which method their money came; their receipts do. */
export const receivedMoney = backfill({
  name: '0004-received-money',
  does: 'method and currency of received money',
  collection: 'payment_orders',
  lacking: { received_method: null, trx_id: { $type: 'string' } },
  async fieldsOf({ ref_code, trx_id }, { connection }) {
    // By its unique index; a transaction id names at most one receipt of each method.
    const receipt = await connection
      .collection('payment_receipts')
      .findOne({ method: { $in: ['bkash', 'nagad'] }, trxId: trx_id, orderRef: ref_code });
    if (!receipt) return null;
    return { received_method: receipt['method'], received_currency: receipt['currency'] };
  },
});
