import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { Clock } from '../clock/clock';
import type { AdminPrincipal } from './caller';

/** How long after the last request an administrator is known without the database, in ms. */
const KNOWN_MS = 5 * MINUTE_MS;

/** Maximum number of entries, far more than there are administrators. */
const MOST = 200;

/** Administrators whose sessions were confirmed in the last minutes, in memory only (OPS-20). */
@Injectable()
export class RecentAdminsService {
  private readonly seen = new LRUCache<
    string,
    { readonly at: number; readonly who: AdminPrincipal }
  >({ max: MOST });

  constructor(private readonly clock: Clock) {}

  /** Records the result of the database for a cookie; null: no valid session. */
  note(cookie: string, who: AdminPrincipal | null): void {
    // The id of a found session is the hash of its cookie.
    if (who) this.seen.set(who.sessionId, { at: this.clock.now().getTime(), who });
    else this.seen.delete(hashOf(cookie));
  }

  /** The recent administrator of a cookie, marked `isUnsure`; null when unknown. */
  find(cookie: string): AdminPrincipal | null {
    const found = this.seen.get(hashOf(cookie));
    const isRecent = found && this.clock.now().getTime() - found.at < KNOWN_MS;
    return isRecent ? { ...found.who, isUnsure: true } : null;
  }
}

const hashOf = (cookie: string): string => hash('sha256', cookie, 'hex');
