import { confirmAdminFactor, startAdminFactor } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { Secret, TOTP } from 'otpauth';

/** One time step of a code. */
export const STEP_MS = 30_000;

/** What an authenticator app shows at an instant. */
export function codeAt(secret: string, instant: Date): string {
  const timestamp = instant.getTime();
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** Six digits that the app does not show at an instant, nor shortly before or after. */
export function wrongCodeAt(secret: string, instant: Date): string {
  const near = [-2, -1, 0, 1, 2].map((steps) =>
    codeAt(secret, new Date(instant.getTime() + steps * STEP_MS)),
  );
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return wrong.find((code) => !near.includes(code)) ?? '';
}

/** Sets up the authenticator app of the administrator of a browser. The code of `now` is then used up. */
export async function givenFactor(
  browser: TestClient,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await browser.send(startAdminFactor)).payload();
  const body = { code: codeAt(secret, now) };
  const { recoveryCodes } = (await browser.send(confirmAdminFactor, { body })).payload();
  return { secret, recoveryCodes };
}
