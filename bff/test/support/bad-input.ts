/** Values that a client may send instead of a text; none of them is a text (SEC-40). */
export const NO_TEXTS: readonly unknown[] = [
  null,
  undefined,
  true,
  5,
  [],
  ['x'],
  [{ $ne: null }],
  {},
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $where: '1' },
  { $in: ['x'] },
  { $expr: { $eq: [1, 1] } },
  { $nor: [{ a: 1 }] },
  { 'a.b': 1 },
];

/** Values that a client may send instead of a user id; none of them is valid (SEC-33, SEC-40). */
export const NO_USER_IDS: readonly unknown[] = [
  ...NO_TEXTS.filter((value) => value !== 5),
  '5',
  '007',
  '',
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
];

/** Path parts that look like user ids but are not valid (SEC-33). */
export const ODD_IDS: readonly string[] = [
  '007',
  '1e3',
  '+5',
  '5.0',
  '5%00',
  '%205',
  '5%20',
  '-5',
  '0',
  '9007199254740993',
  '0x10',
  '5,6',
  '٥',
  '%24ne',
  '%7B%22%24gt%22%3A0%7D',
  '%5B5%5D',
];
