import { useSession } from '@portal/session';
import { Surface } from '@portal/ui';
import { LoginPrompt } from '../../shared/sales/login-prompt';
import type { Purchase } from '../../shared/sales/purchase';
import { OfferSale } from './offer-sale';

/** Props of SpecialPlan. */
export interface SpecialPlanProps {
  readonly offerCode: string;
  readonly onPurchase: (purchase: Purchase) => void;
}

/** The plan of an offer code, for the user of that code. */
export function SpecialPlan({ offerCode, onPurchase }: SpecialPlanProps) {
  const { user } = useSession();
  if (user) {
    return <OfferSale userId={user.userId} offerCode={offerCode} onPurchase={onPurchase} />;
  }
  return (
    <Surface style={{ padding: 24 }}>
      <LoginPrompt />
    </Surface>
  );
}
