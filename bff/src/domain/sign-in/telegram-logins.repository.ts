import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TELEGRAM_LOGIN_MODEL, type TelegramLoginRecord } from './telegram-login.schema';

/** Used Telegram payloads. */
@Injectable()
export class TelegramLoginsRepository {
  constructor(
    @InjectModel(TELEGRAM_LOGIN_MODEL) private readonly used: Model<TelegramLoginRecord>,
  ) {}

  /** Marks a payload as used; false when it was used before, on any instance. */
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
