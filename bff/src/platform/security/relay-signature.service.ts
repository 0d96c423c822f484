import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { rawBodyOf } from '../http/raw-body';

/** Headers of a signed request, in the lower case of Node. */
const RELAY_TIMESTAMP = 'x-relay-timestamp';
const RELAY_SIGNATURE = 'x-relay-signature';

/**
 * Maximum difference between the signature's time and ours, before or after. No setting can widen it (PAY-8).
 */
const WINDOW_MS = 300_000;

const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Why a signature is not accepted; for the log. */
export type SignatureFault = 'missing' | 'malformed' | 'expired' | 'wrong';

/** Verifies signatures of the payment relay (PAY-8 and PAY-9). */
@Injectable()
export class RelaySignatureService {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The fault of a request's signature; null for a valid one. */
  faultOf(request: FastifyRequest): SignatureFault | null {
    const timestamp = request.headers[RELAY_TIMESTAMP];
    const signature = request.headers[RELAY_SIGNATURE];
    if (timestamp === undefined || signature === undefined) return 'missing';
    if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp)) return 'malformed';
    if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return 'malformed';
    const signedAt = Number(timestamp) * 1_000;
    if (Math.abs(this.clock.now().getTime() - signedAt) > WINDOW_MS) return 'expired';
    const body = rawBodyOf(request);
    if (body === null) return 'malformed';
    return this.isSigned(timestamp, body, Buffer.from(signature, 'hex')) ? null : 'wrong';
  }

  private isSigned(timestamp: string, body: Buffer, signature: Buffer): boolean {
    // Compares every secret, so that the duration does not reveal which one was similar.
    const matches = this.config.relaySecrets.filter((secret) =>
      timingSafeEqual(
        createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest(),
        signature,
      ),
    );
    return matches.length > 0;
  }
}
