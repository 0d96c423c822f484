import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { supportUrl, type UserPaymentView } from '@portal/contracts';
import { catalogueQuery, useBrand } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { Link, useLocation, useNavigate } from '@portal/router';
import { type MainAction as Action, type TimeLeft } from '@portal/rules';
import { MinuteClock } from '@portal/ui';
import { useCallback, useState } from 'react';
import { paths, RESUME_HASH, resumeHash } from '../../../paths';
import { PaymentDialog } from '../../../shared/sales/payment-dialog';
import { useSellsOutside } from '../../../shared/sales/use-sells-outside';
import { useTexts } from '../texts/use-texts';
import { useBotUrl } from './use-bot-url';

const LOOK = { variant: 'contained', size: 'large', fullWidth: true } as const;
const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface MainActionProps {
  readonly action: Action;
  /** The order to pay. */
  readonly order: UserPaymentView | null;
  readonly left: TimeLeft | null;
}

/** The one thing to do now, as a button or a link of the same look. */
export function MainAction({ action, order, left }: MainActionProps) {
  const { hero } = useTexts();
  const { brand } = useBrand();
  const botUrl = useBotUrl();
  const { isPending } = useQuery(catalogueQuery);
  switch (action) {
    case 'resumePayment':
      return order && <ResumeButton order={order} left={left} />;
    case 'contactSupport': {
      const support = supportUrl(brand);
      if (support === null) return null;
      return (
        <Button {...LOOK} {...OUTSIDE} href={support}>
          {hero.action.contactSupport}
        </Button>
      );
    }
    case 'openBot':
      // No other action while the bot is not known: it would change under the finger.
      if (isPending) return <Skeleton variant="rounded" height={44} />;
      if (botUrl === null) return <PlansButton>{hero.action.renew}</PlansButton>;
      return (
        <Button {...LOOK} {...OUTSIDE} href={botUrl}>
          {hero.action.openBot}
        </Button>
      );
    case 'choosePlan':
    case 'renew':
      return <PlansButton>{hero.action[action]}</PlansButton>;
  }
}

function PlansButton({ children }: { children: string }) {
  return (
    <Button {...LOOK} component={Link} to={paths.plans}>
      {children}
    </Button>
  );
}

function ResumeButton({ order, left }: { order: UserPaymentView; left: TimeLeft | null }) {
  const { hero, payments } = useTexts();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isNamed = hash === RESUME_HASH || hash === resumeHash(order.ref_code);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Telegram opens the browser only after a tap on the page, so there the link of an order shows its button.
  const isOutside = useSellsOutside();
  const isOpen = chosen ?? (isNamed && !isOutside);
  const close = useCallback(() => {
    setChosen(false);
    // A reload would open it again.
    if (isNamed) void navigate({ search, hash: '' }, { replace: true });
  }, [isNamed, search, navigate]);
  return (
    <>
      <Button {...LOOK} aria-haspopup="dialog" onClick={() => setChosen(true)} sx={{ gap: 1 }}>
        {hero.action.resumePayment}
        <MinuteClock left={left} label={payments.timeLeft} />
      </Button>
      {isOpen && <PaymentDialog start={{ kind: 'resume', payment: order }} onClose={close} />}
    </>
  );
}
