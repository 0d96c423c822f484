import type { FastifyRequest } from 'fastify';
import { addressBlock } from './address-block';
import { addressOf } from './address-of';

/** The address block of a request. All callers who disconnected before it was read share one key. */
export const addressKey = (request: FastifyRequest): string => addressBlock(addressOf(request));
