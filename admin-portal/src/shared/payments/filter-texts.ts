/** Texts of the filter of payments. */
export const filterTexts = {
  label: 'Search payments',
  search: 'Search',
  hint: 'TrxID, reference code, User ID, payer’s number',
  shortHint: 'TrxID, reference code, User ID',
  from: 'From',
  to: 'To',
  method: 'Method',
  anyMethod: 'Any',
  amount: 'Amount (BDT)',
  byMethod: (name: string) => `Method: ${name}`,
  ofAmount: (amount: string) => `Amount: ${amount} BDT`,
  cut: 'Not all matches are shown. Type more, or choose fewer days.',
  turnedRound: 'The first day is after the last day.',
} as const;
