import { send } from '@portal/api-client';
import {
  dismissMessage,
  dismissOrder,
  dismissReceipt,
  grantOrder,
  previewMatch,
  type InboxItem,
  type InboxMatch,
  matchReceipt,
} from '@portal/contracts';

/** A decision about an item that an administrator prepares. */
export type Decision =
  | { readonly action: 'match'; readonly item: InboxItem; readonly to: InboxMatch | null }
  | { readonly action: 'grant' | 'dismiss'; readonly item: InboxItem };

/** A complete decision, except for its reason. Only `dismiss` has a reason. */
export type Prepared = Exclude<Decision, { action: 'match' }> | MatchWith;

interface MatchWith {
  readonly action: 'match';
  readonly item: InboxItem;
  readonly to: InboxMatch;
}

/** Finds the order of a typed code, and previews what a match would do. */
export async function findMatch(item: InboxItem, typed: string): Promise<InboxMatch> {
  const params = { receiptId: item._id, refCode: typed };
  return (await send(previewMatch, { params })).order;
}

/** Sends a decision with the typed reason. */
export function sendDecision(decision: Prepared, reason: string): Promise<{ message: string }> {
  const { action, item } = decision;
  const ofReceipt = { params: { receiptId: item._id } };
  const ofOrder = { params: { refCode: item._id } };
  if (action === 'match') {
    return send(matchReceipt, { ...ofReceipt, body: { refCode: decision.to.ref_code } });
  }
  if (action === 'grant') return send(grantOrder, { ...ofOrder, body: {} });
  const body = { reason };
  if (item.kind === 'unmatched') return send(dismissReceipt, { ...ofReceipt, body });
  if (item.kind === 'unparsed') {
    return send(dismissMessage, { params: { messageId: item._id }, body });
  }
  return send(dismissOrder, { ...ofOrder, body });
}
