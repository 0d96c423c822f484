/** Keys in localStorage. The values are hints for the screen and give no access. */
export const LOCAL_KEYS = {
  /** The signed-in subscriber as JSON. */
  currentUser: 'currentUser',
  /** Prefills User ID on the login screen. */
  lastLoggedInId: 'lastLoggedInId',
  /** 'light', 'dark' or 'system'. */
  theme: 'theme',
} as const;

/** Keys in sessionStorage. */
export const SESSION_KEYS = {
  /** 'true' after 'Forgot Password?'. */
  passwordResetIntent: 'passwordResetIntent',
  /** `_id` of the last broadcast acknowledged with 'Got It!'. */
  lastSeenBroadcastId: 'lastSeenBroadcastId',
  /** 'true' while an administrator is signed in. */
  isAdminAuthenticated: 'isAdminAuthenticated',
  /** Ours: id of the subscriber who opened the bot from the first steps. */
  botOpenedBy: 'botOpenedBy',
} as const;
