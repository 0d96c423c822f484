import type { FastifyRequest } from 'fastify';
import type { Audience } from './session-cookies.service';

/** Interface through which the rate limits look up known devices. The noun of known devices implements it. */
export abstract class KnownDevices {
  /**
   * The key of a known device: somebody of the audience signed in with it during the last 90 days. Null for
   * every other request. A caller cannot invent a key, and a subscriber's device is not known among
   * administrators.
   */
  abstract knownKey(request: FastifyRequest, audience: Audience): Promise<string | null>;
}
