import type { FailureAdvice } from '@portal/rules';
import { english } from '@portal/ui';

/** Texts of the card with the subscriber's own live queue. */
export const queue = {
  title: 'Live Queue',
  empty: 'Nothing in the queue right now. What you send to the bot appears here at once.',
  status: {
    pending: 'Waiting',
    in_progress: 'Downloading',
    completed: 'Done',
    failed: 'Failed',
  },
  percent: (percent: number) => `${english.count(percent)}%`,
  progress: (title: string) => `Progress of ${title}`,
  /** As the bot says it. */
  failed: (message: string, _advice: FailureAdvice) => message,
  stalled: 'Stalled',
  lastProgress: (ago: string) => `Last progress ${ago}`,
  showAll: (count: number) => `Show all ${english.count(count)}`,
} as const;
