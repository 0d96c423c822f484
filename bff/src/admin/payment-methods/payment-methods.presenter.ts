import type { MethodHealthView, MethodListView } from '@portal/contracts';
import type { MethodHealth } from '@portal/rules';
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

/** How a method works, for administrators. */
export const presentHealth = ({ method, hours, isSlow }: MethodHealth): MethodHealthView => ({
  ...{ method, hours: [...hours], isSlow },
});
