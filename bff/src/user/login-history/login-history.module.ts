import { Module } from '@nestjs/common';
import { LoginHistoryModule } from '../../domain/login-history/login-history.module';
import { LoginHistoryController } from './login-history.controller';

@Module({ imports: [LoginHistoryModule], controllers: [LoginHistoryController] })
export class UserLoginHistoryModule {}
