import { useSession } from '@portal/session';
import { Surface } from '@portal/ui';
import { LoginPrompt } from '../../shared/sales/login-prompt';
import { OfferSale } from './offer-sale';

/** The plan of an offer code, for the user whom it serves (design §6). */
export function SpecialPlan({ offerCode }: { offerCode: string }) {
  const { user } = useSession();
  if (user) return <OfferSale userId={user.userId} offerCode={offerCode} />;
  return (
    <Surface style={{ padding: 24 }}>
      <LoginPrompt />
    </Surface>
  );
}
