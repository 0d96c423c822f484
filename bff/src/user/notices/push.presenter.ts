import type { PushBrowserView, PushDelivery } from '@portal/contracts';
import { createHash } from 'node:crypto';
import type { PushBrowsersService } from '../../domain/notices/push/push-browsers.service';
import { describeUserAgent } from '../../platform/http/user-agent';

type Browser = Awaited<ReturnType<PushBrowsersService['list']>>[number];

/** How a push service answered, for its user. */
export function presentDelivery({
  at,
  isAccepted,
  status,
}: NonNullable<Browser['lastDelivery']>): PushDelivery {
  return { at: at.toISOString(), isAccepted, status };
}

/** A browser for its user; its address and keys stay on the server. */
export function presentBrowser(browser: Browser): PushBrowserView {
  const { _id, endpoint, userAgent, createdAt, lastDelivery } = browser;
  return {
    _id: String(_id),
    device: describeUserAgent(userAgent),
    createdAt: createdAt.toISOString(),
    lastDelivery: lastDelivery && presentDelivery(lastDelivery),
    endpointHash: createHash('sha256').update(endpoint).digest('hex'),
  };
}
