import { Injectable } from '@nestjs/common';
import { adminLogin } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../security/known-devices';
import { addressBlock } from './address-block';

/** Who has left before the address was read; they share one key, which harms nobody who waits. */
const GONE = 'gone';

/** The address block a request comes from. Never throws, also for a client that has left. */
export function addressKey(request: FastifyRequest): string {
  try {
    const address = request.ip as string | undefined;
    return address ? addressBlock(address) : GONE;
  } catch {
    return GONE;
  }
}

/**
 * By what a sign-in counts: a device that signed in lately has an allowance of its own, which strangers at
 * the same address cannot use up; everybody else counts by address block.
 */
@Injectable()
export class SignInKey {
  constructor(private readonly devices: KnownDevices) {}

  async keyOf(request: FastifyRequest): Promise<string> {
    const audience = request.routeOptions.url === adminLogin.path ? 'admin' : 'subscriber';
    const device = await this.devices.knownKey(request, audience).catch(() => null);
    return device === null ? addressKey(request) : `device ${device}`;
  }
}
