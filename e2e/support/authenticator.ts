import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** How long it may take from reading a code until the service has it. */
const TYPING_S = 5;

/** An authenticator app with one secret. */
export interface Authenticator {
  /** A code that the service accepts now. Each code works once, and one time step early or late. */
  freshCode(): string;
  /** Six digits that are not a valid code at this time. */
  wrongCode(): string;
}

/** Enters a secret into a new app. @param secret base32. */
export function authenticator(secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  const codeOf = (step: number): string => totp.generate({ timestamp: step * PERIOD_S * 1_000 });
  const stepIn = (seconds: number): number => Math.floor((Date.now() / 1_000 + seconds) / PERIOD_S);
  let lastStep = 0;
  return {
    freshCode: () => {
      // One step late, to leave two more codes for this moment; but not so late that it ends while it is typed.
      lastStep = Math.max(lastStep + 1, stepIn(TYPING_S) - 1);
      return codeOf(lastStep);
    },
    wrongCode: () => {
      const near = [-2, -1, 0, 1, 2].map((distance) => codeOf(stepIn(0) + distance));
      const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
      return candidates.find((code) => !near.includes(code)) ?? '';
    },
  };
}
