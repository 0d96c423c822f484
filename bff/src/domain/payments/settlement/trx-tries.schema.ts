import { failedTriesSchema } from '../../../platform/failed-tries/failed-tries.schema';

/** Token of the model of wrong transaction ids. */
export const TRX_TRIES_MODEL = 'TrxTries';

/** Collection `trx_tries`: wrong transaction ids of the last hour, per user. */
export const trxTriesSchema = failedTriesSchema('trx_tries');
