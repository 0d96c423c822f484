import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address-of';
import { callerLeft } from '../../platform/http/caller-left';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import {
  type Audience,
  SessionCookiesService,
} from '../../platform/security/session-cookies.service';
import { type Browser, MAX_USER_AGENT_LENGTH } from './browser';

/** Reads from a request the facts about the browser that signs in. */
@Injectable()
export class BrowserReaderService {
  constructor(
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
  ) {}

  /** The browser of a request that signs in as an audience. */
  read(audience: Audience, request: FastifyRequest, reply: FastifyReply): Browser {
    return {
      device: this.cookies.readDevice(request),
      oldCookie: this.cookies.read(request, audience),
      address: addressOf(request),
      userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) || null,
      left: callerLeft(reply),
      report: (event, facts) => this.security.write(event, request, facts),
    };
  }
}
