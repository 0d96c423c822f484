import { failedTriesSchema } from '../../platform/failed-tries/failed-tries.schema';

/** Token of the model of failed redemptions. */
export const REDEEM_TRIES_MODEL = 'RedeemTries';

/** Collection `redeem_tries`: wrong redeem codes of users within the last hour. */
export const redeemTriesSchema = failedTriesSchema('redeem_tries');
