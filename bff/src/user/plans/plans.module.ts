import { Module } from '@nestjs/common';
import { PriceListsModule } from '../../domain/price-lists/price-lists.module';
import { CatalogueController } from './catalogue.controller';
import { CatalogueService } from './catalogue.service';

@Module({
  imports: [PriceListsModule],
  controllers: [CatalogueController],
  providers: [CatalogueService],
})
export class UserPlansModule {}
