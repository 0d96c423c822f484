import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { BadgePercent, Gift } from 'lucide-react';
import { paths } from '../../paths';
import { HeaderButton } from './header-button';
import { texts } from './texts';

// Hidden on phones, because there is no room. The palette offers them too.
const Pair = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** 'Create Offer' and 'Simple Offer'. */
export function OfferButtons({ onCreate }: { onCreate: () => void }) {
  return (
    <Pair>
      <HeaderButton color="inherit" aria-haspopup="dialog" onClick={onCreate}>
        <BadgePercent size={18} aria-hidden />
        <span>{texts.createOffer}</span>
      </HeaderButton>
      <HeaderButton component={Link} to={paths.sendOffer} color="inherit">
        <Gift size={18} aria-hidden />
        <span>{texts.simpleOffer}</span>
      </HeaderButton>
    </Pair>
  );
}
