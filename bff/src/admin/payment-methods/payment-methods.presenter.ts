import type { MethodListView } from '@portal/contracts';
import type { MethodList } from '../../domain/payment-methods/method-list';

/** A method list for administrators. */
export function presentMethodList({
  number,
  methods,
  publisher,
  publishedAt,
  reason,
}: MethodList): MethodListView {
  return {
    number,
    methods: methods.map(({ numbers, senders, ...settings }) => ({
      ...settings,
      numbers: [...numbers],
      senders: [...senders],
    })),
    publisher,
    publishedAt: publishedAt?.toISOString() ?? null,
    reason,
  };
}
