import type { FindRecordsResponse, FoundPayment } from '@portal/contracts';
import { english, type Formats } from '@portal/ui';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Ticket from 'lucide-react/icons/ticket';
import { paths } from '../../paths';
import { calledName } from '../../shared/users/user-text';
import { statusTexts } from '../../shared/payments/status-texts';
import type { CommandGroup } from './command';
import { nameGroups } from './name-commands';
import { texts } from './texts';

/** Found payments, redeem codes, offers and what has a name, as commands that open them. */
export function recordGroups(
  found: FindRecordsResponse,
  go: (to: string) => () => void,
  formats: Formats,
): CommandGroup[] {
  const { payments, codes, offers } = found;
  const groups = [
    {
      label: texts.payments,
      commands: payments.map((payment) => ({
        id: `payment-${payment._id}`,
        label: payment.trx_id ?? payment.ref_code ?? '',
        hint: hintOf(payment),
        icon: ReceiptText,
        run: go(paths.payment(payment._id)),
      })),
    },
    {
      label: texts.codes,
      commands: codes.map(({ redeem_code: code, is_used: isUsed }) => ({
        id: `code-${code}`,
        label: code,
        hint: isUsed ? texts.used : texts.available,
        icon: Ticket,
        run: go(paths.redeemCodes(code)),
      })),
    },
    {
      label: texts.offers,
      commands: offers.map(({ code, userId, userName: name }) => ({
        id: `offer-${code}`,
        label: code,
        hint: calledName({ userId, name }),
        icon: Gift,
        run: go(paths.manage(userId)),
      })),
    },
    ...nameGroups(found, go, formats),
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

function hintOf({
  userId,
  userName: name,
  amount,
  status,
  trx_id,
  ref_code,
}: FoundPayment): string {
  const who = userId === null ? texts.freeMoney : calledName({ userId, name });
  const code = trx_id !== null && ref_code !== null ? [ref_code] : [];
  const state = status === null ? [] : [statusTexts.statuses[status]];
  return [...code, who, english.money(amount, 'BDT'), ...state].join(' · ');
}
