import type { SecurityEvent, SecurityFacts } from '../../platform/logging/security-log.service';

/** Longest User-Agent that is stored. */
export const MAX_USER_AGENT_LENGTH = 512;

/** Facts about the browser that signs in. */
export interface Browser {
  /** Value of the device cookie; null for none. */
  readonly device: string | null;
  /** Cookie of its earlier session, which ends. */
  readonly oldCookie: string | null;
  readonly address: string;
  /** Its User-Agent header, cut to MAX_USER_AGENT_LENGTH; null for none. */
  readonly userAgent: string | null;
  /** Aborted when the client disconnects before the answer. */
  readonly left: AbortSignal;
  /** Logs a security event of the request; `facts` are ids and codes only. */
  readonly report: (event: SecurityEvent, facts: SecurityFacts) => void;
}
