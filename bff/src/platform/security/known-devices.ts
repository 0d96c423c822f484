import type { FastifyRequest } from 'fastify';
import type { Audience } from './session-cookies.service';

/** Where the limits of requests look up known devices; the known devices noun answers. */
export abstract class KnownDevices {
  /**
   * A key of the device that a request comes from, when somebody of the audience signed in with it
   * during the last 90 days; null for every other request. A caller cannot make up a key, and a
   * subscriber's device has none among administrators'.
   */
  abstract knownKey(request: FastifyRequest, audience: Audience): Promise<string | null>;
}
