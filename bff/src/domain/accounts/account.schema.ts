import { settingsBy } from '@portal/rules';
import { Schema } from 'mongoose';
import type { Account } from './account';

/** Token of the model of users: `@InjectModel(ACCOUNT_MODEL) model: Model<AccountRecord>`. */
export const ACCOUNT_MODEL = 'Account';

/** A stored user; the password hash never leaves the accounts repository. */
export interface AccountRecord extends Account {
  /** argon2id; null when no password was ever set. */
  passwordHash: string | null;
  /** When the password was set; null when it is the one from the creation of the account, or none. */
  passwordSetAt: Date | null;
  /** Derived from name and id by rules' searchKeys; written together with the name. */
  searchKeys: string[];
  /** Number of notes about the user; absent: none. */
  noteCount?: number;
}

/** The fields of a user that a repository returns: all but password, search keys and note count. */
export const ACCOUNT_PROJECTION = {
  _id: 0,
  userId: 1,
  name: 1,
  email: 1,
  photo: 1,
  plan: 1,
  expiresAt: 1,
  settings: 1,
  notices: 1,
  isFrozen: 1,
  tags: 1,
  totals: 1,
  createdAt: 1,
} as const;

const plan = new Schema(
  {
    start: { type: Date, default: null },
    days: { type: Number, default: 0 },
    balance: { type: Number, default: 0 },
    price: { type: Number, default: null },
    currency: { type: String, default: null },
    activates: { type: [String], default: [] },
  },
  { _id: false },
);

const settings = new Schema(
  settingsBy((row) => ({ type: row.kind === 'flag' ? Boolean : String, default: row.default })),
  { _id: false },
);

// An array, not a map: names of services may contain dots and dollar signs, which keys may not.
const serviceTotal = new Schema({ key: String, name: String, value: Number }, { _id: false });

const totals = new Schema(
  { downloads: { type: Number, default: 0 }, services: { type: [serviceTotal], default: [] } },
  { _id: false },
);

/** Collection `users`. */
export const accountSchema = new Schema<AccountRecord>(
  {
    userId: { type: Number, required: true },
    name: { type: String, required: true },
    email: { type: String, default: null },
    photo: { type: String, default: null },
    passwordHash: { type: String, default: null },
    passwordSetAt: { type: Date, default: null },
    plan: { type: plan, default: () => ({}) },
    expiresAt: { type: Date, default: null },
    settings: { type: settings, default: () => ({}) },
    notices: { type: Schema.Types.Mixed },
    isFrozen: { type: Boolean, default: false },
    tags: { type: [String], default: undefined },
    totals: { type: totals, default: () => ({}) },
    createdAt: { type: Date, required: true },
    searchKeys: { type: [String], required: true },
    noteCount: { type: Number },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);

// Every read of one user.
accountSchema.index({ userId: 1 }, { unique: true });
// Lists of active, expiring and expired users, ordered by plan end or by id.
accountSchema.index({ expiresAt: 1, userId: 1 });
// Search by a part of the name or the beginning of the id.
accountSchema.index({ searchKeys: 1 });
// Users with a tag.
accountSchema.index({ tags: 1, userId: -1 });
// The leaderboard.
accountSchema.index({ 'totals.downloads': -1, userId: 1 });
// Users who joined in the last day and week.
accountSchema.index({ createdAt: 1 });
