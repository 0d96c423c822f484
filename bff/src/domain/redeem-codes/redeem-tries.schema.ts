import { failedTriesSchema } from '../../platform/failed-tries/failed-tries.schema';

/** Token of the model of failed redemptions. */
export const REDEEM_TRIES_MODEL = 'RedeemTries';

/** Collection `redeem_tries`: wrong redeem codes of the last hour, per user. */
export const redeemTriesSchema = failedTriesSchema('redeem_tries');
