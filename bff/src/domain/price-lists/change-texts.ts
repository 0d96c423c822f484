import { type PricedPlan, priceChanges } from '@portal/rules';

/** The longest text in a record of the audit, in characters. */
const MOST_TEXT = 4_000;

/** The differences of two price lists as texts of the audit, by plan and field. */
export function changeTexts(
  before: readonly PricedPlan[],
  after: readonly PricedPlan[],
): { readonly before: string; readonly after: string } {
  const texts = priceChanges(before, after).map(({ planId, kind, fields }) => {
    if (kind !== 'changed') return { before: '', after: `${planId} ${kind}` };
    const of = (side: 'before' | 'after'): string =>
      `${planId} ${fields.map((change) => `${change.field} ${change[side] || 'none'}`).join(', ')}`;
    return { before: of('before'), after: of('after') };
  });
  const joined = (side: 'before' | 'after'): string =>
    texts
      .flatMap((text) => text[side] || [])
      .join('; ')
      .slice(0, MOST_TEXT);
  return { before: joined('before'), after: joined('after') };
}
