import { useErrorText } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { Navigate } from '@portal/router';
import { useSession } from '@portal/session';
import { ErrorState, SkeletonRows, Surface } from '@portal/ui';
import { paths } from '../../paths';
import { Screen } from '../../shared/screen';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { OfferCard } from './offer-card';
import { userOfferQuery } from './user-offer-query';

function CurrentOffer({ userId }: { userId: number }) {
  const { buying } = useTexts();
  const errorText = useErrorText();
  const { data, error, isPaused, isFetching, refetch } = useQuery(userOfferQuery(userId));
  if (data) return <OfferCard offer={data} />;
  if (data === null) return <Navigate to={paths.plans} replace />;
  return (
    <Surface style={{ padding: 24 }} aria-busy={isFetching}>
      <SkeletonRows count={5} height={32}>
        {(error || isPaused) && (
          <ErrorState
            message={errorText(error, buying.connection)}
            retryLabel={buying.retry}
            onRetry={() => void refetch()}
          />
        )}
      </SkeletonRows>
    </Surface>
  );
}

/** Page /offer: the current offer with its countdown, or the plans if there is none. */
export function OfferPage() {
  const { buying, offer } = useTexts();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Screen title={offer.title} back={buying.back} width={640}>
      <CurrentOffer userId={user.userId} />
    </Screen>
  );
}
