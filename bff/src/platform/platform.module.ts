import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock/clock';
import { Pause, SystemPause } from './clock/pause';
import { Config } from './config/config';
import { HealthModule } from './health/health.module';
import { IdempotencyModule } from './idempotency/idempotency.module';
import { Drain } from './lifecycle/drain';
import { SecurityLog } from './logging/security-log';
import { MetricsModule } from './metrics/metrics.module';
import { MongoModule } from './mongo/mongo.module';
import { openGeoIp } from './geoip/open-geo-ip';
import { GeoIp } from './geoip/geo-ip';
import { SessionCookies } from './security/cookies';
import { RelaysModule } from './relays/relays.module';
import { ServedContractsController } from './releases/served-contracts.controller';
import { MachineKeys } from './security/machine-keys';
import { RecentAdmins } from './security/recent-admins';
import { SchedulerModule } from './scheduler/scheduler.module';
import {
  PASSWORD_COST,
  PasswordHasher,
  type PasswordCost,
  PRODUCTION_PASSWORD_COST,
} from './security/password-hasher';
import { RelaySignature } from './security/relay-signature';
import { TracingModule } from './tracing/tracing.module';
import { UploadFolder } from './uploads/upload-folder';
import { Uploads } from './uploads/uploads';

/** What differs between a real start and a test. */
export interface PlatformOptions {
  readonly config: Config;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
  /** Default: the machine's timers. */
  readonly pause?: Pause;
  /** Default: PRODUCTION_PASSWORD_COST. */
  readonly passwordCost?: PasswordCost;
}

/** What every noun may use: configuration, clock, database, password hashing. */
@Module({})
export class PlatformModule {
  /** Makes the platform for one application. */
  static register({ config, clock, pause, passwordCost }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        MongoModule,
        MetricsModule,
        TracingModule,
        HealthModule,
        SchedulerModule,
        IdempotencyModule,
        RelaysModule,
      ],
      controllers: [ServedContractsController],
      providers: [
        { provide: Config, useValue: config },
        { provide: Clock, useValue: clock ?? new SystemClock() },
        { provide: Pause, useValue: pause ?? new SystemPause() },
        {
          provide: GeoIp,
          inject: [Config],
          useFactory: ({ geoDatabase }: Config) => openGeoIp(geoDatabase),
        },
        { provide: PASSWORD_COST, useValue: passwordCost ?? PRODUCTION_PASSWORD_COST },
        Drain,
        PasswordHasher,
        SecurityLog,
        SessionCookies,
        MachineKeys,
        RelaySignature,
        RecentAdmins,
        UploadFolder,
        Uploads,
      ],
      exports: [
        Config,
        Clock,
        Pause,
        Drain,
        PasswordHasher,
        GeoIp,
        SecurityLog,
        SessionCookies,
        MachineKeys,
        RelaySignature,
        RecentAdmins,
        UploadFolder,
        Uploads,
        MongoModule,
        MetricsModule,
        TracingModule,
        SchedulerModule,
        IdempotencyModule,
        RelaysModule,
      ],
    };
  }
}
