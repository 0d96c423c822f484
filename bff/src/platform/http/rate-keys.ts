import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
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
 * By what a sign-in counts. A class of its own so that somebody who can prove to be known here, such as
 * a device that signed in lately, may get an allowance that strangers at the same address cannot use up.
 */
@Injectable()
export class SignInKey {
  keyOf(request: FastifyRequest): string | Promise<string> {
    return addressKey(request);
  }
}
