import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { REDEEM_CODE_MODEL, redeemCodeSchema } from './redeem-code.schema';
import { RedeemCodesRepository } from './redeem-codes.repository';
import { RedeemCodesService } from './redeem-codes.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: REDEEM_CODE_MODEL, schema: redeemCodeSchema }])],
  providers: [RedeemCodesService, RedeemCodesRepository],
  exports: [RedeemCodesService],
})
export class RedeemCodesModule {}
