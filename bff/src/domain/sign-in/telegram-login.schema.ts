import { Schema } from 'mongoose';

/** Token of the model of used Telegram payloads. */
export const TELEGRAM_LOGIN_MODEL = 'TelegramLogin';

/** A Telegram payload that was used for a sign-in and cannot be used again (SEC-5). */
export interface TelegramLoginRecord {
  /** The payload's hash; the primary key makes it unique. */
  _id: string;
  /** When the payload is too old to be valid anyway. */
  expiresAt: Date;
}

/** Collection `telegram_logins`. */
export const telegramLoginSchema = new Schema<TelegramLoginRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'telegram_logins', versionKey: false, strict: 'throw' },
);

telegramLoginSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
