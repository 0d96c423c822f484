import { Injectable } from '@nestjs/common';
import { adminLogin } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../security/known-devices';
import { addressKey } from './rate-keys';

/**
 * By what a sign-in counts: a device that signed in lately has an allowance of its own, which strangers at
 * the same address cannot use up; everybody else counts by address block.
 */
@Injectable()
export class SignInKeyService {
  constructor(private readonly devices: KnownDevices) {}

  async keyOf(request: FastifyRequest): Promise<string> {
    const audience = request.routeOptions.url === adminLogin.path ? 'admin' : 'subscriber';
    const device = await this.devices.knownKey(request, audience).catch(() => null);
    return device === null ? addressKey(request) : `device ${device}`;
  }
}
