import { Module } from '@nestjs/common';
import { UserAccountsModule } from './accounts/accounts.module';

/** Everything a subscriber may call; one module per noun. */
@Module({ imports: [UserAccountsModule] })
export class UserModule {}
