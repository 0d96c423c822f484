import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { CataloguePlanView } from '@portal/contracts';
import { Link } from '@portal/router';
import { useSession } from '@portal/session';
import { tabularNumbers, useFormats } from '@portal/ui';
import { ChevronRight } from 'lucide-react';
import { checkoutPath } from '../../paths';
import { useTexts } from '../../shared/sales/texts/use-texts';

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'calc(100% + 24px)',
  minHeight: 56,
  margin: '0 -12px',
  padding: '6px 12px',
  borderRadius: 8,
  textAlign: 'start',
  color: theme.vars.palette.text.primary,
  '& > span': { flex: 1, fontWeight: 500 },
  '& > div': { ...tabularNumbers, textAlign: 'end', lineHeight: 1.35 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  'a&:hover': { backgroundColor: theme.vars.palette.action.hover },
})) as typeof ButtonBase;

/** Length and price of one plan; for a signed-in user it is a link to the checkout. */
export function PlanRow({ plan }: { plan: CataloguePlanView }) {
  const { plans } = useTexts();
  const { money } = useFormats();
  const { user } = useSession();
  const content = (
    <>
      <span>{plans.days(plan.duration_days)}</span>
      <div>
        <b>{money(plan.price_bdt, 'BDT')}</b>
        <small>{money(plan.price_inr, 'INR')}</small>
      </div>
    </>
  );
  if (!user)
    return (
      <Row component="div" disabled>
        {content}
      </Row>
    );
  return (
    <Row component={Link} to={checkoutPath(plan.id, user.userId)}>
      {content}
      <ChevronRight size={18} aria-hidden />
    </Row>
  );
}
