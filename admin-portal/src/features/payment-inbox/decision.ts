import { send } from '@portal/api-client';
import {
  dismissMessage,
  dismissOrder,
  dismissReceipt,
  grantOrder,
  type InboxItem,
  type InboxSuggestion,
  matchReceipt,
} from '@portal/contracts';

/** What an administrator is about to decide about an item. */
export type Decision =
  | { readonly act: 'match'; readonly item: InboxItem; readonly to: InboxSuggestion | null }
  | { readonly act: 'grant' | 'dismiss'; readonly item: InboxItem };

/** What the dialog asks for: a reference code, a reason, or nothing. */
export function askedFor(decision: Decision): 'code' | 'reason' | null {
  if (decision.act === 'dismiss') return 'reason';
  return decision.act === 'match' && decision.to === null ? 'code' : null;
}

/** Sends a decision with what was typed for it. */
export function sendDecision(decision: Decision, typed: string): Promise<{ message: string }> {
  const { act, item } = decision;
  const ofReceipt = { params: { receiptId: item._id } };
  const ofOrder = { params: { refCode: item._id } };
  if (act === 'match') {
    return send(matchReceipt, { ...ofReceipt, body: { refCode: decision.to?.ref_code ?? typed } });
  }
  if (act === 'grant') return send(grantOrder, { ...ofOrder, body: {} });
  const body = { reason: typed };
  if (item.kind === 'unmatched') return send(dismissReceipt, { ...ofReceipt, body });
  if (item.kind === 'unparsed') {
    return send(dismissMessage, { params: { messageId: item._id }, body });
  }
  return send(dismissOrder, { ...ofOrder, body });
}
