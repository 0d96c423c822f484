import { Injectable } from '@nestjs/common';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { Config } from '../../../platform/config/config';
import { endpointFault, lookupPublic } from './push-endpoint';
import type { PushBrowserRecord } from './push-browser.schema';

/** What the browser's worker gets: a name of the notice and no word of it. Null: a test. */
export interface PushPayload {
  readonly notice: string | null;
  readonly files: number;
  readonly language: PushBrowserRecord['language'];
}

/** Seconds for which a push service keeps a message for a browser that is off. */
export const PUSH_TTL_SECONDS = 86_400;
const LONGEST_ANSWER_MS = 10_000;

/** The parts of a subscription that a message needs. */
type Addressee = Pick<PushBrowserRecord, 'endpoint' | 'p256dh' | 'auth'>;

/** Sends messages to push services: encrypted by RFC 8291, signed by RFC 8292. */
@Injectable()
export class PushSenderService {
  constructor(private readonly config: Config) {}

  /** Whether a user of a trial or a test may name this machine. */
  get allowsLocal(): boolean {
    return this.config.isTrial || this.config.environment === 'test';
  }

  /**
   * Sends a message; returns the status of the answer, null when there is none. Of two messages with the same
   * topic a push service keeps the later one, so a repeated one does not arrive twice (RFC 8030, 5.4).
   */
  async send(
    { endpoint, p256dh, auth }: Addressee,
    payload: PushPayload,
    topic: string,
  ): Promise<number | null> {
    const { push } = this.config;
    if (!push || endpointFault(endpoint, this.allowsLocal) !== null) return null;
    try {
      // Throws for keys of a browser that cannot encrypt; that must not keep other messages from being sent.
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { vapidDetails: push, TTL: PUSH_TTL_SECONDS, topic, contentEncoding: 'aes128gcm' },
      );
      return await this.post(endpoint, details.headers, details.body ?? Buffer.alloc(0));
    } catch {
      return null;
    }
  }

  private async post(endpoint: string, headers: object, body: Buffer): Promise<number | null> {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const options = { method: 'POST', headers: { ...headers }, signal };
    // No redirect is followed, and no connection is kept.
    const sent: ClientRequest = endpoint.startsWith('http:')
      ? httpRequest(endpoint, { ...options, agent: false })
      : httpsRequest(endpoint, { ...options, agent: false, lookup: lookupPublic });
    sent.end(body);
    const [answer] = (await once(sent, 'response', { signal })) as [IncomingMessage];
    // Nobody reads the body, which may be long.
    answer.destroy();
    return answer.statusCode ?? null;
  }
}
