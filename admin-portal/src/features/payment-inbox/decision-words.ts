import type { InboxItem, InboxOrder, InboxSuggestion } from '@portal/contracts';
import { isPlaceholderName, isUnlimited } from '@portal/rules';
import { counted, english } from '@portal/ui';
import { videosText } from '../../shared/acts/videos-text';
import type { Decision, Prepared } from './decision';
import { texts } from './texts';

const words = texts.dialog;

const bdt = (amount: number | null): string => english.money(amount ?? 0, 'BDT');

/** 'Rahim (10001)', 'User 10001' without a name that says something. */
export function whoOf({ userId, name }: InboxOrder): string {
  const id = english.digits(userId);
  return isPlaceholderName(name) ? texts.nameless(id) : texts.who(name, id);
}

/** Why an order is suggested, with what its payer typed: 'The payer typed this ... · digits 1234 match ...'. */
export function causeWords({ cause, claim }: InboxSuggestion): string {
  if (claim === null) return texts.causes[cause];
  const { digits, fit, hadWrong } = claim;
  const typed = digits === null ? texts.digits.none : texts.digits[fit](digits);
  const before = hadWrong && fit !== 'differs' ? [texts.digits.hadWrong] : [];
  return [texts.causes[cause], typed, ...before].join(' · ');
}

function granted(order: InboxOrder, paid: number | null): string {
  const { days, videos } = order;
  const amounts =
    videos > 0 ? words.and(counted(days, 'day'), videosWords(videos)) : counted(days, 'day');
  return words.grants(amounts, whoOf(order), bdt(paid));
}

const videosWords = (videos: number): string =>
  isUnlimited(videos) ? words.unlimited : videosText(videos);

/** What a decision will do, in sentences. */
export function decisionWords(decision: Prepared): string[] {
  const { item } = decision;
  if (decision.act === 'match') {
    const { to } = decision;
    const does =
      to.outcome === 'completed'
        ? granted(to, item.amount)
        : words.waits[to.outcome](whoOf(to), to.ref_code);
    return [words.order(to.ref_code, to.planName), does];
  }
  if (decision.act === 'grant') return item.order ? grantWords(item, item.order) : [];
  if (item.kind === 'unparsed') return [words.dismissMessage];
  return [
    item.order
      ? words.dismissOrder(bdt(item.amount), item.order.ref_code)
      : words.dismissMoney(bdt(item.amount)),
  ];
}

function grantWords(item: InboxItem, order: InboxOrder): string[] {
  const isOther = item.amount !== order.amount;
  const does = [words.order(order.ref_code, order.planName), granted(order, item.amount)];
  return [...does, ...(isOther ? [words.price(bdt(order.amount))] : [])];
}

/** The dialog's title. */
export function decisionTitle({ act, item }: Decision): string {
  const isMessage = act === 'dismiss' && item.kind === 'unparsed';
  return words.titles[isMessage ? 'dismissMessage' : act];
}
