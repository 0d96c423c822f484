import type { InboxItem, InboxOrder, InboxSuggestion } from '@portal/contracts';
import { isPlaceholderName, isUnlimited } from '@portal/rules';
import { counted, english } from '@portal/ui';
import { videosText } from '../actions/videos-text';
import type { Decision, Prepared } from './decision';
import { texts } from './texts';

const dialogTexts = texts.dialog;

const bdt = (amount: number | null): string => english.money(amount ?? 0, 'BDT');

/** 'Rahim (10001)', or 'User 10001' when the name is a placeholder. */
export function whoOf({ userId, name }: InboxOrder): string {
  const id = english.digits(userId);
  return isPlaceholderName(name) ? texts.nameless(id) : texts.who(name, id);
}

/**
 * Why an order is suggested, with the payer's entries: 'The payer typed this ... · digits 1234 match
 * ...'.
 */
export function causeText({ cause, claim }: InboxSuggestion): string {
  if (claim === null) return texts.causes[cause];
  const { digits, fit, hadWrong } = claim;
  const typed = digits === null ? texts.digits.none : texts.digits[fit](digits);
  const before = hadWrong && fit !== 'differs' ? [texts.digits.hadWrong] : [];
  return [texts.causes[cause], typed, ...before].join(' · ');
}

function granted(order: InboxOrder, paid: number | null): string {
  const { days, videos } = order;
  const amounts =
    videos > 0 ? dialogTexts.and(counted(days, 'day'), videosAmount(videos)) : counted(days, 'day');
  return dialogTexts.grants(amounts, whoOf(order), bdt(paid));
}

const videosAmount = (videos: number): string =>
  isUnlimited(videos) ? dialogTexts.unlimited : videosText(videos);

/** What a decision will do, one sentence per effect. */
export function decisionText(decision: Prepared): string[] {
  const { item } = decision;
  if (decision.action === 'match') {
    const { to } = decision;
    const does =
      to.outcome === 'completed'
        ? granted(to, item.amount)
        : dialogTexts.waits[to.outcome](whoOf(to), to.ref_code);
    return [dialogTexts.order(to.ref_code, to.planName), does];
  }
  if (decision.action === 'grant') return item.order ? grantText(item, item.order) : [];
  if (item.kind === 'unparsed') return [dialogTexts.dismissMessage];
  return [
    item.order
      ? dialogTexts.dismissOrder(bdt(item.amount), item.order.ref_code)
      : dialogTexts.dismissMoney(bdt(item.amount)),
  ];
}

function grantText(item: InboxItem, order: InboxOrder): string[] {
  const isOther = item.amount !== order.amount;
  const does = [dialogTexts.order(order.ref_code, order.planName), granted(order, item.amount)];
  return [...does, ...(isOther ? [dialogTexts.price(bdt(order.amount))] : [])];
}

/** The dialog's title. */
export function decisionTitle({ action, item }: Decision): string {
  const isMessage = action === 'dismiss' && item.kind === 'unparsed';
  return dialogTexts.titles[isMessage ? 'dismissMessage' : action];
}
