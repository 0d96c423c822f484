import type { PaymentNumberKind } from '@portal/rules';
import { counted, english } from '@portal/ui';

/** Texts of the tab Payment Methods. */
export const texts = {
  title: 'Payment Methods',
  failed: 'Failed to read the payment methods.',
  actionFailed: 'Failed to change the payment methods.',
  on: 'On',
  off: 'Off',
  hidden: 'Off, not shown',
  none: 'none',
  noNumber: 'No number',
  noLimits: 'Any amount',
  from: (amount: string) => `from ${amount}`,
  upTo: (amount: string) => `up to ${amount}`,
  quoted: (text: string) => `“${text}”`,
  newNumbers: (by: string, method: string, before: string, after: string) =>
    `${by} changed the numbers of ${method}: ${before || 'none'} → ${after || 'none'}. Check that they are ours.`,
  kinds: {
    personal: 'Personal',
    merchant: 'Merchant',
    agent: 'Agent',
  } satisfies Record<PaymentNumberKind, string>,
  columns: {
    method: 'Method',
    numbers: 'Numbers',
    limits: 'Amounts',
    notice: 'Notice',
    senders: 'Senders of messages',
    actions: 'Actions',
  },
  changed: 'Changed',
  moved: 'Moved',
  views: {
    label: 'Views of the payment methods',
    methods: 'Methods',
    changes: (count: number) => (count === 0 ? 'Changes' : `Changes (${count})`),
    preview: 'Preview',
  },
  editOne: (name: string) => `Edit ${name}`,
  upOne: (name: string) => `Move ${name} up`,
  downOne: (name: string) => `Move ${name} down`,
  movedTo: (place: number) => `moved to place ${place}`,
  hold: 'Before it can be published',
  unchanged: 'Nothing was changed yet.',
  newer: 'Somebody published payment methods in the meantime. Load them again.',
  faultOf: (name: string, fault: string) => `${name}: ${fault}`,
  health: {
    title: 'Paid within ten minutes',
    slow: 'Slow: the payment dialog says so',
    none: 'No orders in the last day.',
    last: (paid: number, orders: number, percent: string) =>
      orders === 0
        ? 'Last hour: no orders'
        : `Last hour: ${english.count(paid)} of ${counted(orders, 'order')}, ${percent}`,
    before: (orders: number, percent: string) =>
      orders === 0
        ? 'Day before: no orders'
        : `Day before: ${percent} of ${counted(orders, 'order')}`,
    hour: (ago: number, paid: number, orders: number) =>
      `${counted(ago, 'hour')} ago: ${english.count(paid)} of ${english.count(orders)}`,
  },
  preview: {
    language: 'Language of the preview',
    empty: 'Subscribers see no payment method.',
  },
  form: {
    edit: (name: string) => `Edit ${name}`,
    close: 'Close',
    isOn: 'Takes new orders',
    isOnHint: 'Open orders can be paid while it is off.',
    numbers: 'Numbers that receive the money',
    numberOf: (kind: string) => `${kind} number`,
    numberHint: 'A replaced number stays known: late money to it still counts.',
    min: 'Minimum in BDT',
    max: 'Maximum in BDT',
    limitHint: 'Empty for no limit.',
    noticeEn: 'Notice (optional)',
    noticeBn: 'Bangla notice (optional)',
    noticeHint: 'Shown to payers at this method.',
    senders: 'Senders of its messages',
    sendersHint: 'As phones show them, separated by commas. Messages of others are not read.',
    save: 'Apply',
    problems: {
      number: 'This is no number of this operator.',
      range: (most: number) => `A whole number from 1 to ${english.count(most)}, or nothing.`,
      tooLong: (limit: number) => `At most ${english.count(limit)} characters.`,
      senders: (most: number, length: number) =>
        `1 to ${most} senders of letters and digits, each at most ${length} characters.`,
    },
  },
  publishing: {
    title: 'Publish the payment methods',
    text: 'In effect at once, for every new order. Open orders keep their method and can still be paid.',
    money: 'Check each number twice: subscribers send their money there.',
  },
} as const;
