import { Module } from '@nestjs/common';
import { RedeemCodesModule } from '../../domain/redeem-codes/redeem-codes.module';
import { RedeemCodesController } from './redeem-codes.controller';

@Module({ imports: [RedeemCodesModule], controllers: [RedeemCodesController] })
export class UserRedeemCodesModule {}
