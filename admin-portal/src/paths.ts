/** Addresses of this portal's screens. */
export const paths = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  userLogin: '/',
  /** The Simple Offer page. */
  sendOffer: '/admin/send-offer',
  /** The same page with the user filled in. */
  sendOfferTo: (userId: number) => `/admin/send-offer?to=${userId}`,
  /** Records of payments, each by an id. */
  payments: '/admin/payment',
  /** The admin view without a user id. It shows an error. */
  noUser: '/admin/user',
  /** One tab of the dashboard. */
  tab: (id: string) => `/admin/dashboard?tab=${encodeURIComponent(id)}`,
  /** The payment inbox with one kind of money. */
  inbox: (kind: string) => `/admin/dashboard?tab=payment-inbox&status=${encodeURIComponent(kind)}`,
  /** One bulk action. */
  bulkAction: (id: string) => `/admin/dashboard?tab=bulk-actions&action=${encodeURIComponent(id)}`,
  /** The actions about a user, an order, a transaction or another record. */
  auditAbout: (text: number | string) =>
    `/admin/dashboard?tab=audit&target=${encodeURIComponent(text)}`,
  /** The record of a payment: id or reference code of its order, or id of the report of its money. */
  payment: (id: string) => `/admin/payment/${encodeURIComponent(id)}`,
  /** All payments of a user. */
  paymentsOf: (userId: number) => `/admin/dashboard?tab=payments&search=${userId}`,
  /** Open offers of a user. */
  offersOf: (userId: number) => `/admin/dashboard?tab=offers&userId=${userId}`,
  /** All sign-ins of a user. */
  signInsOf: (userId: number) => `/admin/dashboard?tab=login-history&userId=${userId}`,
  /** Redeem codes in their list, by a code, a batch or the User ID of who used them. */
  redeemCodes: (search: number | string) =>
    `/admin/dashboard?tab=redeem-codes&search=${encodeURIComponent(search)}`,
  /** One broadcast among all. */
  broadcast: (id: string) => `/admin/dashboard?tab=broadcasts&broadcast=${encodeURIComponent(id)}`,
  /** All users with a tag. */
  tagged: (tag: string) => `/admin/dashboard?tab=users&search=${encodeURIComponent(`#${tag}`)}`,
  /** Records of users in the User Manager, each by the User ID. */
  records: '/admin/manage',
  /** The record of a user: the User Manager with this user. */
  manage: (id: number | string) => `/admin/manage/${encodeURIComponent(id)}`,
  /** The record of a user with the dialog of an action open. */
  manageBy: (id: number | string, action: string) =>
    `/admin/manage/${encodeURIComponent(id)}?action=${encodeURIComponent(action)}`,
  /** The admin view of a user. The id may be typed text. */
  user: (id: number | string) => `/admin/user/${encodeURIComponent(id)}`,
} as const;

/** Name of the query parameter with the user whose details are open. */
export const DETAIL_PARAM = 'user';

/** Name of the query parameter with the record that is open beside a list. */
export const RECORD_PARAM = 'record';

/** Name of the query parameter with the action whose dialog is open on a user's record. */
export const ACTION_PARAM = 'action';

/** Name of the query parameter with the user of the Simple Offer page. */
export const RECEIVER_PARAM = 'to';

/** Name of the query parameter with the broadcast that is shown among all. */
export const BROADCAST_PARAM = 'broadcast';
