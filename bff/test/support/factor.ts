import { adminLogin, confirmAdminFactor, startAdminFactor } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { Secret, TOTP } from 'otpauth';
import { TEST_SECRETS, type TestServer } from './test-server';

/** Time step of the codes. */
export const STEP_MS = 30_000;

/** The code that an authenticator app shows at an instant. */
export function codeAt(secret: string, instant: Date): string {
  const timestamp = instant.getTime();
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** A wrong code: six digits that the app does not show at an instant, nor shortly before or after. */
export function wrongCodeAt(secret: string, instant: Date): string {
  const near = [-2, -1, 0, 1, 2].map((steps) =>
    codeAt(secret, new Date(instant.getTime() + steps * STEP_MS)),
  );
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return wrong.find((code) => !near.includes(code)) ?? '';
}

/** Sets up the authenticator app of a browser's administrator. This uses up the code of `now`. */
export async function givenFactor(
  browser: TestClient,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await browser.send(startAdminFactor)).payload();
  const body = { code: codeAt(secret, now) };
  const { recoveryCodes } = (await browser.send(confirmAdminFactor, { body })).payload();
  return { secret, recoveryCodes };
}

let addresses = 0;

/** Signs 'ana' in. By default each call uses a new address, so that failures do not add up. */
export const signInWith = (
  server: TestServer,
  code?: string,
  remoteAddress = `198.51.100.${(addresses += 1) % 250}`,
) =>
  server.client().send(adminLogin, {
    body: { password: TEST_SECRETS.adminPassword, ...(code === undefined ? {} : { code }) },
    remoteAddress,
  });

/** An administrator 'ana' with an app whose next code is unused. */
export async function factorOfAna(server: TestServer) {
  const browser = await server.signInAsAdmin();
  const given = await givenFactor(browser, server.clock.now());
  server.clock.advance(STEP_MS);
  return { browser, ...given };
}
