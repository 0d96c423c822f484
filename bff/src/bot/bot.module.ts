import { Module } from '@nestjs/common';

/** The gateway of bots and of the payment relay; one module per noun (design §7). */
@Module({ imports: [] })
export class BotModule {}
