import { failedTriesSchema } from '../../../platform/failed-tries/failed-tries.schema';

/** Token of the model of wrong transaction ids. */
export const TRX_TRIES_MODEL = 'TrxTries';

/** Collection `trx_tries`: transaction ids that users typed within the last hour and that got no money. */
export const trxTriesSchema = failedTriesSchema('trx_tries');
