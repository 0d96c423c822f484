import { Module } from '@nestjs/common';

/** Everything an administrator may call; one module per noun. */
@Module({ imports: [] })
export class AdminModule {}
