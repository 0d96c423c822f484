import { Schema } from 'mongoose';

/** Token of the model of used payloads. */
export const TELEGRAM_LOGIN_MODEL = 'TelegramLogin';

/** A payload of Telegram's that signed somebody in, and never will again (SEC-5). */
export interface TelegramLoginRecord {
  /** The payload's hash; the primary key makes it unique. */
  _id: string;
  /** When the payload is too old by itself. */
  expiresAt: Date;
}

/** Collection `telegram_logins`. */
export const telegramLoginSchema = new Schema<TelegramLoginRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'telegram_logins', versionKey: false, strict: 'throw' },
);

telegramLoginSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
