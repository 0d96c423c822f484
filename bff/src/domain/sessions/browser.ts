import type { SecurityEvent, SecurityFacts } from '../../platform/logging/security-log.service';

/** Longest User-Agent that is kept. */
export const MAX_USER_AGENT_LENGTH = 512;

/** What is known of the browser that signs in. */
export interface Browser {
  /** The device cookie it showed, null for none. */
  readonly device: string | null;
  /** Cookie of the session it had before, which ends. */
  readonly oldCookie: string | null;
  readonly address: string;
  /** Its User-Agent header, cut to MAX_USER_AGENT_LENGTH; null for none. */
  readonly userAgent: string | null;
  /** Aborted when it goes away before it is answered. */
  readonly left: AbortSignal;
  /** Writes a security event of its request; `facts` are ids and codes only. */
  readonly report: (event: SecurityEvent, facts: SecurityFacts) => void;
}
