import type { AdminSessionView } from '@portal/contracts';
import { sessionHandle } from '../../domain/sessions/session-handle';
import type { KnownAdminSession } from '../../domain/sessions/sessions.service';
import { describeUserAgent } from '../../platform/http/user-agent';
import type { Place } from '../../platform/geo-ip/geo-ip.service';

const NOWHERE: Place = { city: null, country: null };

/** Sessions for their administrator, the current one first. Each has a handle instead of its id. */
export function presentSessions(
  sessions: readonly KnownAdminSession[],
  currentId: string,
  placeOf: (address: string) => Place,
): AdminSessionView[] {
  return sessions
    .map(({ sessionId, userAgent, address, createdAt, lastSeenAt }) => ({
      _id: sessionHandle(sessionId),
      device: describeUserAgent(userAgent),
      address,
      ...(address === null ? NOWHERE : placeOf(address)),
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: sessionId === currentId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
