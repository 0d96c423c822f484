import type { Page } from '@playwright/test';

/** Answers of the service that the page does not get yet. */
export interface HeldAnswers {
  /** Resolves when the service has answered the first request. */
  readonly held: Promise<void>;
  /** Releases the held answers and waits until the page has processed them. Later answers are not held. */
  letGo(): Promise<void>;
}

/** Requests to these addresses reach the service, but its answers are held. */
export async function holdAnswers(
  page: Page,
  url: string,
  method: 'GET' | 'POST' | 'PATCH',
): Promise<HeldAnswers> {
  let open = (): void => undefined;
  const gate = new Promise<void>((settle) => (open = settle));
  let tell = (): void => undefined;
  const held = new Promise<void>((settle) => (tell = settle));
  const handed: Promise<void>[] = [];

  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    // The journey may have ended before the answer arrives.
    const response = await route.fetch().catch(() => null);
    if (response === null) return;
    const handing = gate.then(() => route.fulfill({ response })).catch(() => undefined);
    handed.push(handing);
    tell();
    return handing;
  });
  return {
    held,
    letGo: async () => {
      open();
      await Promise.all(handed);
      // A round trip, so that the page has processed all earlier answers.
      await page.evaluate(async () => (await fetch('/health/live')).text());
    },
  };
}
