/** What this browser offers for push, as it is now. */
export interface PushEnvironment {
  /** Whether it has the Push API. */
  readonly isSupported: boolean;
  /** An iPhone or iPad gives the Push API only to an app on its home screen. */
  readonly needsInstall: boolean;
  readonly permission: NotificationPermission;
  /** Whether the worker of the portal runs. */
  readonly hasWorker: boolean;
  /** SHA-256 of the address of its subscription in hex; null: there is none. */
  readonly endpointHash: string | null;
}

const isIos = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  // An iPad asks for pages of a Mac.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** The worker of the portal; null when there is none. */
async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Reads what this browser offers; asks the user nothing. */
export async function readPushEnvironment(): Promise<PushEnvironment> {
  const isSupported = 'PushManager' in window && 'Notification' in window;
  const worker = await findWorker();
  const subscription = isSupported ? ((await worker?.pushManager.getSubscription()) ?? null) : null;
  return {
    isSupported,
    needsInstall: !isSupported && isIos() && !isInstalled(),
    permission: isSupported ? Notification.permission : 'default',
    hasWorker: worker !== null,
    endpointHash: subscription && (await sha256(subscription.endpoint)),
  };
}

/** Asks the user, and subscribes. Null when the user says no. @throws when the push service refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  // One of an earlier key of the service cannot be used any more.
  await old?.unsubscribe();
  return worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const worker = await findWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
