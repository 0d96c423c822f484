import { counted, english } from '@portal/ui';

/** Texts of the Audit Log tab. */
export const texts = {
  title: 'Audit Log',
  zone: (times: string, days: string) =>
    times === days
      ? `Times and days in ${times}`
      : `Times in ${times}, days of the filter in ${days}`,
  failed: 'Failed to fetch the audit log.',
  empty: 'No actions found for this filter.',
  turnedRound: 'The first day is after the last day.',
  filter: {
    label: 'Filter',
    actor: 'Who',
    anybody: 'Anybody',
    action: 'What',
    anything: 'Anything',
    all: (noun: string) => `All about ${noun}`,
    target: 'Whom',
    targetHint: 'User ID, code, TrxID',
    from: 'From',
    to: 'To',
    // The words of the active filters.
    who: (name: string) => `Who: ${name}`,
    did: (action: string) => `What: ${action}`,
    about: (text: string) => `Whom: ${text}`,
  },
  /**
   * Name of each noun: the first part of an action's code. A noun that is not listed is shown as it is.
   */
  nouns: {
    plans: 'plans',
    settings: 'settings',
    accounts: 'accounts',
    notes: 'notes',
    factors: 'second factors',
    'bulk-actions': 'bulk actions',
    admins: 'administrators',
  },
  /** Shown when the actor is unknown. */
  unknownActor: 'Unknown',
  outcomes: { done: 'Done', refused: 'Refused' },
  /** Target of a record about an administrator's sign-in without a known administrator name. */
  gate: 'Administrators’ sign-in',
  columns: {
    time: 'Time',
    who: 'Who',
    what: 'What',
    whom: 'Whom',
    money: 'Amount',
    outcome: 'Outcome',
    details: 'Details',
    why: 'Why',
  },
  user: (id: string) => `User ${id}`,
  named: (name: string, id: string) => `${name} (${id})`,
  /** Names of records by the first part of a target. */
  targets: {
    user: (id: string) => `User ${id}`,
    admin: (name: string) => `Administrator ${name}`,
    order: (code: string) => `Order ${code}`,
    trx: (id: string) => `TrxID ${id}`,
    receipt: () => 'Reported money',
    'payment-message': () => 'Operator’s message',
    'bulk-act': () => 'Bulk action',
    broadcast: () => 'Broadcast',
    offer: () => 'Offer',
    batch: (name: string) => `Batch ${name}`,
    task: (id: string) => `Task ${id}`,
    action: () => 'Undone action',
    'method-list': (number: string) => `Payment methods ${number}`,
    'price-list': (number: string) => `Price list ${number}`,
    'service-details': (number: string) => `Service details ${number}`,
  },
  /** Actor of a payment that completed its order. */
  automatic: 'Automatic',
  rows: {
    open: 'Show users',
    close: 'Hide users',
    loading: 'Reading the users…',
    none: 'No user was changed.',
    all: 'Show all users',
  },
  noDetails: '—',
  export: {
    done: (rows: number) => `${counted(rows, 'action')} exported.`,
    cut: (rows: number, all: number) =>
      `Only the newest ${english.count(rows)} of ${english.count(all)} actions are in the file. Choose fewer days for the rest.`,
  },
  csv: [
    'time',
    'time_utc',
    'administrator',
    'action',
    'what',
    'outcome',
    'target',
    'details',
    'address',
    'request_id',
  ],
} as const;
