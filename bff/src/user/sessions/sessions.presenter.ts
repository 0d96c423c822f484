import type { OwnSessionView } from '@portal/contracts';
import type { KnownOwnSession } from '../../domain/sessions/sessions.service';
import { describeUserAgent } from '../../platform/http/user-agent';

/** Sessions for their user, the current one first. Never their ids. */
export function presentSessions(
  sessions: readonly KnownOwnSession[],
  currentId: string,
): OwnSessionView[] {
  return sessions
    .map(({ sessionId, method, userAgent, createdAt, lastSeenAt }) => ({
      method,
      device: describeUserAgent(userAgent),
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: sessionId === currentId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
