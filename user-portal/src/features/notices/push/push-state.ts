import type { PushBrowserView, PushResponse } from '@portal/contracts';
import type { PushEnvironment } from './push-environment';

/** What push needs in this browser, in the order in which it is set up. */
export const PUSH_CHECKS = ['service', 'browser', 'worker', 'permission', 'subscribed'] as const;

/** One of PUSH_CHECKS. */
type PushCheck = (typeof PUSH_CHECKS)[number];

/** How push stands in this browser. */
export interface PushState {
  /** Which needs are met. */
  readonly met: Readonly<Record<PushCheck, boolean>>;
  /** This browser as the service knows it; null: it gets nothing. */
  readonly here: PushBrowserView | null;
  /** Whether one tap may turn it on. */
  readonly mayTurnOn: boolean;
}

/** Compares what the service knows with what this browser has. */
export function pushState(
  { publicKey, browsers }: PushResponse,
  { isSupported, hasWorker, permission, endpointHash }: PushEnvironment,
): PushState {
  const here = browsers.find((browser) => browser.endpointHash === endpointHash) ?? null;
  const met = {
    service: publicKey !== null,
    browser: isSupported,
    worker: hasWorker,
    permission: permission === 'granted',
    subscribed: here !== null,
  };
  const isReady = met.service && met.browser && met.worker;
  return { met, here, mayTurnOn: isReady && here === null && permission !== 'denied' };
}
