import { Module } from '@nestjs/common';
import { LegalTextsModule } from '../../domain/legal-texts/legal-texts.module';
import { LegalTextsController } from './legal-texts.controller';

@Module({ imports: [LegalTextsModule], controllers: [LegalTextsController] })
export class AdminLegalTextsModule {}
