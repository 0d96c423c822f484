import { styled } from '@mui/material/styles';
import { useFormats } from '@portal/ui';
import { usePlanWords } from '../plan-words';
import type { Purchase } from '../purchase';
import { useTexts } from '../texts/use-texts';

const Warning = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderInlineStart: `3px solid ${theme.vars.palette.warning.main}`,
  borderRadius: 8,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 10%, transparent)`,
}));

interface NewTermsProps {
  /** What was shown until now. */
  readonly before: Purchase;
  readonly now: Purchase;
}

/** Says what has changed since the page was opened. Choosing a method then agrees to it. */
export function NewTerms({ before, now }: NewTermsProps) {
  const { payment, plans } = useTexts();
  const words = usePlanWords();
  const { money } = useFormats();
  const terms = ({ priceBdt, days, videos = 0 }: Purchase): string =>
    [money(priceBdt, 'BDT'), plans.days(days), words.videos(videos)].join(' · ');
  return <Warning role="alert">{payment.newTerms(terms(before), terms(now))}</Warning>;
}
