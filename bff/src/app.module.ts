import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AdminModule } from './admin/admin.module';
import { BotModule } from './bot/bot.module';
import { BearerValuesModule } from './domain/bearer-values/bearer-values.module';
import { DayCountersJobModule } from './domain/day-counters/day-counters-job.module';
import { ReconciliationJobModule } from './domain/reconciliation/reconciliation-job.module';
import { RemindersModule } from './domain/reminders/reminders.module';
import { SessionsModule } from './domain/sessions/sessions.module';
import { FailureFilter } from './platform/errors/failure.filter';
import { StreamLimitGuard } from './platform/events/stream-limit.guard';
import { BodyPipe } from './platform/http/body.pipe';
import { SignInKeyService } from './platform/http/sign-in-key.service';
import { RateLimitsService } from './platform/http/rate-limits.service';
import { UniqueIndexesGuard } from './platform/http/unique-indexes.guard';
import { PlatformModule, type PlatformOptions } from './platform/platform.module';
import { AccessGuard } from './platform/security/access.guard';
import { RateGuard } from './platform/security/rate.guard';
import { SignedInCallerService } from './platform/security/signed-in-caller.service';
import { UserModule } from './user/user.module';

/** Modules in addition to those of every start. */
export type AppModules = readonly Type[];

/** Options of the application's module tree. */
export interface AppModuleOptions extends PlatformOptions {
  /** Default: none. */
  readonly modules?: AppModules;
}

/** The whole service: three audiences over the nouns, with the same guards, pipe and filter. */
@Module({})
export class AppModule {
  /** Creates the module tree of one application. */
  static register(options: AppModuleOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.register(options),
        SessionsModule,
        UserModule,
        AdminModule,
        BotModule,
        BearerValuesModule,
        DayCountersJobModule,
        ReconciliationJobModule,
        RemindersModule,
        ...(options.modules ?? []),
      ],
      providers: [
        AccessGuard,
        RateLimitsService,
        SignInKeyService,
        SignedInCallerService,
        StreamLimitGuard,
        // Before the access guard, which queries the database.
        { provide: APP_GUARD, useExisting: StreamLimitGuard },
        { provide: APP_GUARD, useClass: RateGuard },
        { provide: APP_GUARD, useClass: UniqueIndexesGuard },
        { provide: APP_PIPE, useClass: BodyPipe },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
    };
  }
}
