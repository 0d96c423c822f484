import type { FastifyRequest } from 'fastify';
import { addressBlock } from './address-block';
import { addressOf } from './address-of';

/** The address block a request comes from; all who left before it was read share one. */
export const addressKey = (request: FastifyRequest): string => addressBlock(addressOf(request));
