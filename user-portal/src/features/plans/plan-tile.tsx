import ButtonBase from '@mui/material/ButtonBase';
import { styled, type Theme } from '@mui/material/styles';
import type { CataloguePlanView, OfferPlanView } from '@portal/contracts';
import { Link } from '@portal/router';
import { useSession } from '@portal/session';
import { tabularNumbers, useFormats } from '@portal/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { checkoutPath } from '../../paths';
import { PlanMeasures } from '../../shared/sales/plan-measures';
import { usePlanWords } from '../../shared/sales/plan-words';
import { PurchaseEffect } from '../../shared/sales/purchase-effect';
import { useTexts } from '../../shared/sales/texts/use-texts';

const look = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'start',
  gap: '2px 12px',
  width: '100%',
  height: '100%',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  textAlign: 'start' as const,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms',
  '& > b': { ...tabularNumbers, fontSize: '1.0625rem', fontWeight: 600 },
  '& > div': { ...tabularNumbers, gridColumn: 2, lineHeight: 1.4, textAlign: 'end' as const },
  '& > div b': { display: 'block', fontSize: '1.0625rem', fontWeight: 600 },
  '& > :is(span, small, ul)': { gridColumn: '1 / -1' },
  '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& svg': { verticalAlign: -4, marginInlineStart: 2, color: theme.vars.palette.text.secondary },
  'a&:hover': { borderColor: theme.vars.palette.primary.main },
});

const Tile = styled('div')(look);
const TileLink = styled(ButtonBase)(look) as typeof ButtonBase;

interface PlanTileProps {
  readonly plan: CataloguePlanView;
  /** Another plan that gives the same for the same price; null without one. */
  readonly twin: OfferPlanView | null;
}

/** One length of a kind: days, videos, price, and what it changes; for a user the link to the checkout. */
export function PlanTile({ plan, twin }: PlanTileProps) {
  const { buying, plans } = useTexts();
  const words = usePlanWords();
  const { money } = useFormats();
  const { user } = useSession();
  const { duration_days: days, videos, activates } = plan;
  const { about } = words.of(plan);
  const content = (
    <>
      <b>{plans.days(days)}</b>
      <div>
        <b>
          {money(plan.price_bdt, 'BDT')}
          {user && <ChevronRight size={18} aria-hidden />}
        </b>
        <small>{money(plan.price_inr, 'INR')}</small>
      </div>
      <PlanMeasures videos={videos} priceBdt={plan.price_bdt} days={days} />
      <PurchaseEffect bought={{ days, videos: videos ?? 0, activates }} />
      {about && <small>{about}</small>}
      {twin && <small>{buying.sameAs(words.name(twin))}</small>}
    </>
  );
  if (!user) return <Tile>{content}</Tile>;
  return (
    <TileLink component={Link} to={checkoutPath(plan.id, user.userId)}>
      {content}
    </TileLink>
  );
}
