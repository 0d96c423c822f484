import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionDirectory } from '../../platform/security/session-directory';
import { EventsModule } from '../../platform/events/events.module';
import { AuditModule } from '../audit/audit.module';
import { KnownDevicesModule } from '../known-devices/known-devices.module';
import { AdminSessionsService } from './admin-sessions.service';
import { BrowserReaderService } from './browser-reader.service';
import { ENDED_SESSION_MODEL, endedSessionSchema } from './ended-session.schema';
import { EndedSessionsRepository } from './ended-sessions.repository';
import { SessionEndsService } from './session-ends.service';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';

/**
 * Exports the service twice: by class, and as SessionDirectory for the access guard. Does not depend on
 * accounts, because accounts end sessions when they are frozen; sign-in depends on both.
 */
@Module({
  imports: [
    AuditModule,
    EventsModule,
    KnownDevicesModule,
    MongooseModule.forFeature([
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: ENDED_SESSION_MODEL, schema: endedSessionSchema },
    ]),
  ],
  providers: [
    AdminSessionsService,
    BrowserReaderService,
    EndedSessionsRepository,
    SessionEndsService,
    SessionsRepository,
    SessionsService,
    { provide: SessionDirectory, useExisting: SessionsService },
  ],
  exports: [
    AdminSessionsService,
    BrowserReaderService,
    SessionsService,
    SessionDirectory,
    KnownDevicesModule,
  ],
})
export class SessionsModule {}
