import type { Page } from '@playwright/test';

/** Answers of the service that are kept back from the page. */
export interface HeldAnswers {
  /** The service has answered the first request. */
  readonly held: Promise<void>;
  /** Hands over what is held and waits until the page has dealt with it; later ones pass. */
  letGo(): Promise<void>;
}

/** Lets requests to these addresses reach the service, but holds back what it answers. */
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
    // The journey may be over while an answer is on its way.
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
      // A round trip of its own, so that the page has worked off the answers before it.
      await page.evaluate(async () => (await fetch('/health/live')).text());
    },
  };
}
