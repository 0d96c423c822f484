import { Module } from '@nestjs/common';
import { RedeemCodesModule } from '../../domain/redeem-codes/redeem-codes.module';
import { CodeBatchesController } from './code-batches.controller';
import { AdminRedeemCodesController } from './redeem-codes.controller';

@Module({
  imports: [RedeemCodesModule],
  controllers: [AdminRedeemCodesController, CodeBatchesController],
})
export class AdminRedeemCodesModule {}
