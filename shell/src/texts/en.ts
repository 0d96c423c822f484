import type { PortalProblemKind } from '../remotes/portal-problem';

type ProblemTexts = Record<PortalProblemKind, { title: string; hint: string }>;

/** All texts of the shell. */
export const texts = {
  loading: 'Loading',
  retry: 'Retry',
  retrying: 'Trying again…',
  reload: 'Reload page',
  offline: 'You are offline. What you see may be out of date.',
  problems: {
    unavailable: {
      title: 'This part of the site is not available right now.',
      hint: 'Nothing is lost. Please try again in a moment.',
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
