import { Module } from '@nestjs/common';
import { LoginHistoryModule } from '../../domain/login-history/login-history.module';
import { AdminLoginHistoryController } from './login-history.controller';

@Module({ imports: [LoginHistoryModule], controllers: [AdminLoginHistoryController] })
export class AdminLoginHistoryModule {}
