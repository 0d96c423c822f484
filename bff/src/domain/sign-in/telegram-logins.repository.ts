import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TELEGRAM_LOGIN_MODEL, type TelegramLoginRecord } from './telegram-login.schema';

/** Payloads of Telegram's that were used. */
@Injectable()
export class TelegramLoginsRepository {
  constructor(
    @InjectModel(TELEGRAM_LOGIN_MODEL) private readonly used: Model<TelegramLoginRecord>,
  ) {}

  /** Uses a payload up; false when it was used before, wherever and by whomever. */
  async use(hash: string, expiresAt: Date): Promise<boolean> {
    try {
      await this.used.create({ _id: hash, expiresAt });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
