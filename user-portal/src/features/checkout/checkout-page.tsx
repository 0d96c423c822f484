import { useParams } from '@portal/router';
import { parseUserId } from '@portal/rules';
import { useSession } from '@portal/session';
import { useFormats } from '@portal/ui';
import { CatalogueGate } from '../../shared/sales/catalogue-gate';
import { ProblemCard } from '../../shared/sales/problem-card';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { Screen } from '../../shared/screen';
import { CheckoutCard } from './checkout-card';

/**
 * /checkout/{planId}/user/{userId}/pay-id/{payId}/. The address is made
 * elsewhere and may have travelled: it changes nothing on the server (SUB-3), and one that names
 * another account is refused, so that nobody pays for the account that happens to be signed in.
 */
export function CheckoutPage() {
  const { buying, checkout } = useTexts();
  const { digits } = useFormats();
  const { planId, userId = '' } = useParams();
  const { user } = useSession();
  if (!user) return null;
  const isOwn = parseUserId(userId) === user.userId;
  return (
    <Screen title={checkout.title} back={buying.back} width={560}>
      {isOwn ? (
        <CatalogueGate>
          {({ plans }) => {
            const plan = plans.find(({ id }) => id === planId);
            return plan ? (
              <CheckoutCard plan={plan} />
            ) : (
              <ProblemCard message={checkout.unknownPlan} />
            );
          }}
        </CatalogueGate>
      ) : (
        <ProblemCard message={checkout.otherUser(digits(user.userId))} />
      )}
    </Screen>
  );
}
