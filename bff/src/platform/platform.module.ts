import { type DynamicModule, Module } from '@nestjs/common';
import { BackupsModule } from './backups/backups.module';
import { Clock, SystemClock } from './clock/clock';
import { Pause, SystemPause } from './clock/pause';
import { Config } from './config/config';
import { HealthModule } from './health/health.module';
import { IdempotencyModule } from './idempotency/idempotency.module';
import { DrainService } from './lifecycle/drain.service';
import { SecurityLogService } from './logging/security-log.service';
import { MetricsModule } from './metrics/metrics.module';
import { MongoModule } from './mongo/mongo.module';
import { openGeoIp } from './geo-ip/open-geo-ip';
import { GeoIpService } from './geo-ip/geo-ip.service';
import { SessionCookiesService } from './security/session-cookies.service';
import { RelaysModule } from './relays/relays.module';
import { ServedContractsController } from './releases/served-contracts.controller';
import { MachineKeysService } from './security/machine-keys.service';
import { RecentAdminsService } from './security/recent-admins.service';
import { SchedulerModule } from './scheduler/scheduler.module';
import {
  PASSWORD_COST,
  PasswordHasherService,
  type PasswordCost,
  PRODUCTION_PASSWORD_COST,
} from './security/password-hasher.service';
import { RelaySignatureService } from './security/relay-signature.service';
import { TracingModule } from './tracing/tracing.module';
import { UploadFolderService } from './uploads/upload-folder.service';
import { UploadsService } from './uploads/uploads.service';

/** Options that differ between a real start and a test. */
export interface PlatformOptions {
  readonly config: Config;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
  /** Default: the machine's timers. */
  readonly pause?: Pause;
  /** Default: PRODUCTION_PASSWORD_COST. */
  readonly passwordCost?: PasswordCost;
}

/** Services that every noun may use: configuration, clock, database, password hashing. */
@Module({})
export class PlatformModule {
  /** Creates the platform module of one application. */
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
        BackupsModule,
      ],
      controllers: [ServedContractsController],
      providers: [
        { provide: Config, useValue: config },
        { provide: Clock, useValue: clock ?? new SystemClock() },
        { provide: Pause, useValue: pause ?? new SystemPause() },
        {
          provide: GeoIpService,
          inject: [Config],
          useFactory: ({ geoDatabase }: Config) => openGeoIp(geoDatabase),
        },
        { provide: PASSWORD_COST, useValue: passwordCost ?? PRODUCTION_PASSWORD_COST },
        DrainService,
        PasswordHasherService,
        SecurityLogService,
        SessionCookiesService,
        MachineKeysService,
        RelaySignatureService,
        RecentAdminsService,
        UploadFolderService,
        UploadsService,
      ],
      exports: [
        Config,
        Clock,
        Pause,
        DrainService,
        PasswordHasherService,
        GeoIpService,
        SecurityLogService,
        SessionCookiesService,
        MachineKeysService,
        RelaySignatureService,
        RecentAdminsService,
        UploadFolderService,
        UploadsService,
        MongoModule,
        MetricsModule,
        TracingModule,
        SchedulerModule,
        IdempotencyModule,
        RelaysModule,
        BackupsModule,
      ],
    };
  }
}
