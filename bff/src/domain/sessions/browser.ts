/** Longest User-Agent that is kept. */
export const MAX_USER_AGENT_LENGTH = 512;

/** What is known of the browser that signs in. */
export interface Browser {
  /** Cookie of the session it had before, which ends. */
  readonly oldCookie: string | null;
  readonly address: string;
  /** Its User-Agent header, cut to MAX_USER_AGENT_LENGTH; null for none. */
  readonly userAgent: string | null;
}
