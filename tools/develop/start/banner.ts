import colors from 'picocolors';
import type { Trial } from './trial';

/** A row of the box: label and value. */
export type BannerRow = readonly [label: string, value: string];

/** Rows for the address and the trial accounts. */
export function trialRows(url: string, trial: Trial): BannerRow[] {
  return [
    ['Subscriber', url],
    ['  User ID', String(trial.subscriber.userId)],
    ['  Password', trial.subscriber.password],
    ...(trial.redeemCode ? [['  Redeem code', trial.redeemCode] as const] : []),
    ['Administrator', `${url}/admin/login`],
    ['  Password', trial.admin.password],
  ];
}

/** A box with these rows. */
export function box(title: string, rows: readonly BannerRow[], footer: string): string {
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const plain = rows.map(([label, value]) => `${label.padEnd(labelWidth)}  ${value}`);
  const width = Math.max(title.length, footer.length, ...plain.map((line) => line.length));
  const edge = (left: string, right: string): string =>
    colors.dim(`${left}${'─'.repeat(width + 4)}${right}`);
  const row = (text: string, visible: number): string =>
    `${colors.dim('│')}  ${text}${' '.repeat(width - visible)}  ${colors.dim('│')}`;
  return [
    edge('╭', '╮'),
    row(colors.bold(title), title.length),
    row('', 0),
    ...rows.map(([label, value]) =>
      row(
        `${colors.dim(label.padEnd(labelWidth))}  ${value.startsWith('http') ? colors.cyan(value) : value}`,
        labelWidth + 2 + value.length,
      ),
    ),
    row('', 0),
    row(colors.dim(footer), footer.length),
    edge('╰', '╯'),
  ].join('\n');
}
