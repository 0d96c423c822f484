import { Module } from '@nestjs/common';
import { LegalTextsModule } from '../../domain/legal-texts/legal-texts.module';
import { PublicLegalTextsController } from './legal-texts.controller';

@Module({ imports: [LegalTextsModule], controllers: [PublicLegalTextsController] })
export class UserLegalTextsModule {}
