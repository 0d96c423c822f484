import type * as contracts from '../index';
import type { Call } from './call';
import type { CallRate, SearchableRate } from './rate-classes';

type Contracts = typeof contracts;

/** Names of all exported calls. The table itself is left out, because its type depends on these names. */
export type CallName = {
  [Name in Exclude<keyof Contracts, 'CALL_RATES'>]: Contracts[Name] extends Call<
    string,
    unknown,
    object
  >
    ? Name
    : never;
}[Exclude<keyof Contracts, 'CALL_RATES'>];

const SEARCHABLE_LIST: SearchableRate = { plain: 'usual', searched: 'search' };

/**
 * The rate class of each call; a new call without a line here does not compile. Limits against guessing of
 * codes or passwords over hours (redeem codes, failed sign-ins) are counted in the database in addition. The
 * search of the Live Queue is not in class `search`: it reads a limited number of tasks, and screens poll it
 * every few seconds.
 */
export const CALL_RATES: Readonly<Record<CallName, CallRate>> = {
  changeUserPassword: 'usual',
  toggleFreeze: 'usual',
  deleteUser: 'usual',
  searchUser: 'search',
  getUserDetails: 'usual',
  getUserOtt: 'usual',
  getUserDownloadHistory: 'usual',
  getBotUser: 'machine',
  getUser: 'usual',
  getLeaderboard: 'usual',
  listUsers: SEARCHABLE_LIST,
  listExpiredUsers: SEARCHABLE_LIST,
  listNotes: 'usual',
  addNote: 'usual',
  deleteNote: 'usual',
  setTags: 'usual',
  listTags: 'usual',
  uploadPhoto: 'upload',
  deletePhoto: 'usual',
  getTimeline: 'usual',
  getUserRecords: 'usual',
  updateProfile: 'usual',

  getPriceLists: 'usual',
  savePriceDraft: 'usual',
  discardPriceDraft: 'usual',
  publishPriceList: 'usual',
  cancelPriceList: 'usual',

  getPaymentMethods: 'usual',
  publishPaymentMethods: 'usual',
  listLegalTexts: 'usual',
  publishLegalText: 'usual',
  getServiceDetails: 'usual',
  publishServiceDetails: 'usual',

  listAudit: 'export',
  undoAction: 'usual',

  getBotEvents: 'machine',

  listBroadcasts: 'usual',
  createBroadcast: 'usual',
  updateBroadcast: 'usual',
  deleteBroadcast: 'usual',
  takeBackBroadcast: 'usual',
  testBroadcast: 'usual',
  listBroadcastDrafts: 'usual',
  saveBroadcastDraft: 'usual',
  deleteBroadcastDraft: 'usual',
  reportBroadcastDelivery: 'machine',
  countRecipients: 'usual',
  markBroadcastSeen: 'usual',
  getBroadcastMessage: 'usual',
  listBroadcastRecipients: 'machine',

  reportBrowser: 'report',
  reportPolicy: 'policy-report',

  planBulkAction: 'usual',
  listBulkActions: 'usual',
  getBulkAction: 'usual',
  listBulkRows: 'usual',
  startBulkAction: 'usual',
  stopBulkAction: 'usual',
  undoBulkAction: 'usual',

  getServiceHistory: 'usual',
  getFullHistory: 'usual',

  getLiveness: 'probe',
  getReadiness: 'probe',

  listLoginHistory: 'usual',
  deleteLoginRecord: 'usual',
  deleteLoginRecords: 'usual',
  clearLoginHistory: 'usual',
  getOwnLoginHistory: 'usual',

  getUserNotices: 'usual',
  markNoticesRead: 'usual',
  getStaffNotices: 'usual',
  markStaffNoticesRead: 'usual',
  getNoticePreferences: 'usual',
  updateNoticePreferences: 'usual',
  getPush: 'usual',
  addPushBrowser: 'usual',
  removePushBrowser: 'usual',
  testPushBrowser: 'proof',
  getNoticeText: 'usual',

  listActiveOffers: 'usual',
  removeOffer: 'usual',
  sendOffer: 'usual',
  sendSpecialOffer: 'usual',
  getOfferDetails: 'usual',
  getUserOffer: 'usual',

  listPayments: SEARCHABLE_LIST,
  getPayment: 'usual',
  findRecords: 'search',
  reportPayment: 'machine',
  reportPaymentMessage: 'machine',
  createOrder: 'order',
  getOrderStatus: 'usual',
  listPaymentInbox: SEARCHABLE_LIST,
  previewMatch: 'usual',
  matchReceipt: 'usual',
  dismissReceipt: 'usual',
  grantOrder: 'usual',
  dismissOrder: 'usual',
  dismissMessage: 'usual',
  submitTrx: 'typed-id',
  getUserPayments: 'usual',

  addUser: 'usual',
  updatePlan: 'usual',
  deductPlan: 'usual',
  resetUserPlan: 'usual',
  resetUserSettings: 'usual',
  getCatalogue: 'public',
  getLegalTexts: 'public',

  listSavedViews: 'usual',
  saveView: 'usual',
  deleteSavedView: 'usual',

  listRedeemCodes: SEARCHABLE_LIST,
  generateRedeemCodes: 'code-generation',
  deleteRedeemCode: 'usual',
  deleteRedeemCodes: 'usual',
  redeemCode: 'usual',
  listCodeBatches: 'usual',
  voidCodeBatch: 'usual',
  restoreCodeBatch: 'usual',
  botRedeemCode: 'machine',

  getServedContracts: 'public',

  getAdminFactor: 'usual',
  startAdminFactor: 'usual',
  confirmAdminFactor: 'proof',
  renewRecoveryCodes: 'usual',
  removeAdminFactor: 'usual',
  stepUp: 'proof',
  adminLogin: 'sign-in',
  adminLogout: 'usual',
  getAdminSession: 'public',
  getAdminSessions: 'usual',
  endOtherAdminSessions: 'usual',
  endAdminSession: 'usual',
  getSession: 'public',
  loginWithPassword: 'sign-in',
  loginWithTelegram: 'sign-in',
  loginWithTelegramApp: 'sign-in',
  makeSignInLink: 'proof',
  loginWithLink: 'sign-in',
  logout: 'usual',
  getOwnSessions: 'usual',
  endOtherSessions: 'usual',
  setPassword: 'proof',
  signTrialTelegram: 'sign-in',

  updateSettings: 'usual',

  getDownloadsOverTime: 'usual',
  getOttPopularity: 'usual',
  getInsights: 'usual',
  getOverallStats: 'usual',
  getSystemStats: 'usual',
  listReleases: 'usual',
  previewRelease: 'usual',
  listVersionReports: 'usual',
  getWaitingWork: 'usual',
  getPurchaseCohorts: 'usual',
  getQueueWall: 'usual',
  getUserStats: 'usual',
  getUserOttStats: 'usual',

  listInProgressTasks: 'usual',
  listAdminTasks: 'usual',
  streamTasks: 'usual',
  retryTask: 'usual',
  retryFailedTasks: 'usual',
  cancelTask: 'usual',
  reportTask: 'machine',
  listTasks: 'machine',
  getUserTasks: 'usual',
  streamUserTasks: 'usual',
};
