/** What a subscriber can do about a failed download. */
export const FAILURE_ADVICE = ['new_link', 'other_region', 'plan', 'folder', 'again'] as const;

/** One of FAILURE_ADVICE. */
export type FailureAdvice = (typeof FAILURE_ADVICE)[number];

/** The first pattern that fits decides. */
const SIGNS: readonly (readonly [RegExp, FailureAdvice])[] = [
  [/balance|no videos left|plan (has )?(ended|expired)|quota/i, 'plan'],
  [/drive|folder/i, 'folder'],
  [/region|country|geo/i, 'other_region'],
  [/link|url|not found|removed|unavailable|404/i, 'new_link'],
];

/** Advice for the bot's error message; try again when it says nothing known. */
export function failureAdvice(errorMessage: string | null): FailureAdvice {
  const found = SIGNS.find(([sign]) => errorMessage !== null && sign.test(errorMessage));
  return found?.[1] ?? 'again';
}
