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
 * Page /checkout/{planId}/user/{userId}/pay-id/{payId}/. The URL comes from the bot or the plan page, and it
 * can be forwarded to another user. So opening it changes nothing on the server (SUB-3). A URL with the id of
 * another account is refused, so that no user pays for the wrong account.
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
