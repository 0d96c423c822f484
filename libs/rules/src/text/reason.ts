/** How long an administrator's reason for an action is, in characters: a letter of two code units is one. */
export const REASON_LENGTH = { min: 3, max: 200 } as const;
