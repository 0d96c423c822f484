/** Why the bot must not download for a user. */
export type DownloadRefusal = 'frozen' | 'expired' | 'no_balance';

/** The answer to the bot: whether it may download, and if not, why. */
export type DownloadPermission =
  | { readonly allowed: true; readonly reason: null }
  | { readonly allowed: false; readonly reason: DownloadRefusal };

/** Whether the bot may download. Checked in this order: frozen account, end of the plan, videos left. */
export function canDownload(state: {
  isFrozen: boolean;
  isExpired: boolean;
  balance: number;
}): DownloadPermission {
  if (state.isFrozen) return { allowed: false, reason: 'frozen' };
  if (state.isExpired) return { allowed: false, reason: 'expired' };
  if (state.balance <= 0) return { allowed: false, reason: 'no_balance' };
  return { allowed: true, reason: null };
}
