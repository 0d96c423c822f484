import { styled } from '@mui/material/styles';
import type { BoughtPlan } from '@portal/rules';
import { tabularNumbers } from '@portal/ui';
import { usePurchaseEffect } from './use-purchase-effect';

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'block',
  // Two lines of one length: the date stays whole.
  textWrap: 'balance',
  fontWeight: 500,
  color: theme.vars.palette.success.main,
}));

/** What a purchase changes for the signed-in user; nothing without one. */
export function PurchaseEffect({ bought }: { bought: BoughtPlan }) {
  const sentences = usePurchaseEffect(bought);
  return sentences.length === 0 ? null : <Line>{sentences.join(' ')}</Line>;
}
