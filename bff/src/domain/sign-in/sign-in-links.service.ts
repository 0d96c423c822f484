import { Injectable } from '@nestjs/common';
import { SIGN_IN_LINK_SECONDS } from '@portal/contracts';
import { createHash, randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { SubscriberPrincipal } from '../../platform/security/caller';
import type { Browser } from '../sessions/browser';
import { SessionsService } from '../sessions/sessions.service';
import { SessionIssuerService, type SignedIn } from './session-issuer.service';
import { SignInLinksRepository } from './sign-in-links.repository';

/** 256 random bits: nobody guesses a link within its minute. */
const TOKEN_BYTES = 32;

/** A new link. */
export interface MadeLink {
  /** Its secret; stored nowhere else. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * One-time links from the Mini App to the browser (SEC-71, decision 0140). A link is bound to its account and
 * to the session that made it, and works once over all instances.
 */
@Injectable()
export class SignInLinksService {
  constructor(
    private readonly links: SignInLinksRepository,
    private readonly sessions: SessionsService,
    private readonly issuer: SessionIssuerService,
    private readonly clock: Clock,
  ) {}

  /** Makes a link for the caller. It carries the caller's sign-in on: its time, so it is no fresh proof. */
  async make({ userId, sessionId, method, signedInAt }: SubscriberPrincipal): Promise<MadeLink> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + SIGN_IN_LINK_SECONDS * 1_000);
    const _id = hashOf(token);
    await this.links.replace({ _id, userId, sessionId, method, signedInAt, expiresAt });
    return { token, expiresAt };
  }

  /**
   * Checks that a browser has no other account. Such a browser keeps its account and the link stays unused:
   * otherwise a sent link could quietly replace somebody's account by the sender's.
   * @throws DomainError sessions/other-account.
   */
  async refuseOtherAccount(token: string, { oldCookie }: Browser): Promise<void> {
    if (oldCookie === null) return;
    const link = await this.links.find(hashOf(token), this.clock.now());
    const current = link && (await this.sessions.findSubscriber(oldCookie));
    if (current && current.userId !== link.userId) throw new DomainError('sessions/other-account');
  }

  /**
   * Signs a browser in with a link.
   * @throws DomainError sessions/wrong-link, accounts/frozen.
   */
  async take(token: string, browser: Browser): Promise<SignedIn> {
    const id = hashOf(token);
    const link = await this.links.find(id, this.clock.now());
    if (!link) throw new DomainError('sessions/wrong-link');
    const { userId, sessionId, method, signedInAt } = link;
    if (!(await this.links.use(id))) throw new DomainError('sessions/wrong-link');
    if (!(await this.sessions.isActive(sessionId))) throw new DomainError('sessions/wrong-link');
    return this.issuer.pass(userId, { method, signedInAt }, browser);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
