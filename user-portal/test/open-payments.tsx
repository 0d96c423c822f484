import { getOrderStatus, getUserPayments, type UserPaymentView } from '@portal/contracts';
import { answer, sampleUser, type ScreenOptions } from '@portal/screen-testing';
import { statusOf } from '@portal/testing/samples';
import { PaymentsCard } from '../src/features/dashboard/payments/payments-card';
import { openCards } from './open-cards';

const user = sampleUser();

/** Opens the card with these payments. The open one has 12:34 left. */
export async function openPayments(
  payments: readonly UserPaymentView[],
  { answers = [], ...options }: ScreenOptions = {},
) {
  const open = payments.find(({ status }) => status === 'pending');
  const screen = await openCards(<PaymentsCard userId={user.userId} />, {
    session: { user },
    answers: [
      answer(getUserPayments, { payments: [...payments] }),
      ...(open ? [answer(getOrderStatus, statusOf(open, 754_000))] : []),
      ...answers,
    ],
    ...options,
  });
  const row = async (code: string): Promise<HTMLElement> => {
    const item = (await screen.findByText(new RegExp(code))).closest('li');
    if (!item) throw new Error(`${code} is in no row.`);
    return item;
  };
  return { ...screen, row };
}
