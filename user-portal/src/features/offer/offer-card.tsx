import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OfferView } from '@portal/contracts';
import { Link } from '@portal/router';
import { planPathOf, withoutPlanPath } from '@portal/rules';
import { LinkedText, Surface, useIsOver } from '@portal/ui';
import { paths } from '../../paths';
import { useOfferSentence } from '../../shared/offer-sentence';
import { OfferEnd } from '../../shared/sales/offer-end';
import { useTexts } from '../../shared/sales/texts/use-texts';

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  padding: 20,
  '& > p': {
    fontSize: '1.0625rem',
    lineHeight: 1.55,
    margin: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  [theme.breakpoints.up('sm')]: { padding: 32 },
}));

/** The offer's message and countdown, with a link to its plan or to all plans. */
export function OfferCard({ offer }: { offer: OfferView }) {
  const { offer: offerTexts } = useTexts();
  const sentence = useOfferSentence(offer);
  const isOver = useIsOver(offer.expiresAt);
  const planPath = isOver ? null : planPathOf(offer.message, window.location.origin);
  return (
    <Card as="section">
      <p>
        <LinkedText text={withoutPlanPath(sentence, planPath)} />
      </p>
      {isOver ? (
        <strong role="status">{offerTexts.over}</strong>
      ) : (
        <OfferEnd expiresAt={offer.expiresAt} />
      )}
      <Button variant="contained" size="large" component={Link} to={planPath ?? paths.plans}>
        {planPath ? offerTexts.viewDeal : offerTexts.viewPlans}
      </Button>
    </Card>
  );
}
