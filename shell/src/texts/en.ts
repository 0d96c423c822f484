import type { PortalProblemKind } from '../remotes/portal-problem';
import type { LaunchProblem } from '../telegram/sign-in-with-launch';

type AppTexts = Record<LaunchProblem | 'signedOut', { title: string; hint: string }>;
type ProblemTexts = Record<PortalProblemKind | 'offline', { title: string; hint: string }>;

/** All texts of the shell. */
export const texts = {
  loading: 'Loading',
  retry: 'Retry',
  retrying: 'Trying again…',
  reload: 'Reload page',
  connection: {
    offline: 'You are offline. What you see may be out of date.',
    away: 'The service does not answer. We keep trying.',
    slow: 'The connection is slow.',
  },
  preview: {
    label: 'Preview',
    shown: (portal: string, version: string) => `Preview of ${portal} ${version}`,
    end: 'End preview',
    refused: 'Previews are for signed-in administrators only. You see the released version.',
    close: 'Close',
  },
  home: 'Home',
  app: {
    signIn: 'Sign in in the browser',
    toSignIn: 'Sign in',
    problems: {
      stale: {
        title: 'This was opened too long ago.',
        hint: 'Close it and open it from the bot again. Or sign in in the browser.',
      },
      refused: {
        title: 'You could not be signed in.',
        hint: 'Close it and open it from the bot again. Or sign in in the browser.',
      },
      noCookies: {
        title: 'This app cannot keep you signed in here.',
        hint: 'The browser stores no cookies inside Telegram. Use the portal in the browser.',
      },
      away: {
        title: 'The service does not answer.',
        hint: 'Nothing is lost. Please try again.',
      },
      signedOut: {
        title: 'You are signed out.',
        hint: 'Open it from the bot again to sign in. Or sign in in the browser.',
      },
    } satisfies AppTexts,
  },
  support: 'Contact support',
  problems: {
    offline: {
      title: 'You are offline.',
      hint: 'Nothing is lost. This part of the site opens by itself once you are connected again.',
    },
    unavailable: {
      title: 'This part of the site is not available right now.',
      hint: 'Nothing is lost. It opens by itself as soon as it can.',
    },
    slow: {
      title: 'This part of the site is not available right now.',
      hint: 'It takes longer than usual to answer. It opens by itself once it has arrived.',
    },
    incompatible: {
      title: 'This part of the site has been updated.',
      hint: 'Please reload the page. If this stays, the update is still under way.',
    },
    crashed: {
      title: 'Something went wrong in this part of the site.',
      hint: 'Please try again. If this stays, reload the page.',
    },
  } satisfies ProblemTexts,
} as const;
