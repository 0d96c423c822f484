import { Module } from '@nestjs/common';
import { RedeemCodesModule } from '../../domain/redeem-codes/redeem-codes.module';
import { AdminRedeemCodesController } from './redeem-codes.controller';

@Module({ imports: [RedeemCodesModule], controllers: [AdminRedeemCodesController] })
export class AdminRedeemCodesModule {}
