import { Injectable } from '@nestjs/common';
import { adminLogin } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../security/known-devices';
import { addressKey } from './rate-keys';

/**
 * The key that counts sign-ins. A known device has its own limit, which strangers at the same address cannot
 * use up. All other sign-ins count by address block.
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
