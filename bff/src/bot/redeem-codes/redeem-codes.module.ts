import { Module } from '@nestjs/common';
import { RedeemCodesModule } from '../../domain/redeem-codes/redeem-codes.module';
import { BotRedeemCodesController } from './redeem-codes.controller';

@Module({ imports: [RedeemCodesModule], controllers: [BotRedeemCodesController] })
export class BotRedeemCodesModule {}
