import { styled } from '@mui/material/styles';
import { isUnlimited, pricePerDay, type PricedPlan } from '@portal/rules';
import { type Language, StatusPill, tabularNumbers } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import { PREVIEW_WORDS } from './preview-texts';

const Card = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-usual="true"]': { borderColor: theme.vars.palette.primary.main },
  '& > h4': { ...theme.typography.body1, margin: 0, fontWeight: 600 },
  '& > p': { margin: 0 },
  '& > p > b': { ...theme.typography.h4, fontWeight: 600 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { display: 'flex', gap: 8, alignItems: 'flex-start' },
  '& svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.success.main },
}));

interface PreviewCardProps {
  readonly plan: PricedPlan;
  readonly language: Language;
}

/** A plan as a subscriber sees it. */
export function PreviewCard({ plan, language }: PreviewCardProps) {
  const { texts, formats } = PREVIEW_WORDS[language];
  const { durationDays: days, videos, priceBdt, visibleFrom, visibleUntil } = plan;
  const text = language === 'bn' ? plan.textBn : plan.textEn;
  const measures = [
    texts.days(days),
    videos === 0 ? texts.noVideos : isUnlimited(videos) ? texts.unlimited : texts.videos(videos),
    ...(days > 1 ? [texts.perDay(pricePerDay(priceBdt, days))] : []),
  ];
  return (
    <Card data-usual={plan.isUsual}>
      <h4>{language === 'bn' ? plan.nameBn : plan.name}</h4>
      {plan.isUsual && (
        <div>
          <StatusPill tone="info">{texts.usual}</StatusPill>
        </div>
      )}
      {text && <p>{text}</p>}
      <p>
        <b>{formats.money(priceBdt, 'BDT')}</b> <small>{formats.money(plan.priceInr, 'INR')}</small>
      </p>
      <small>{measures.join(' · ')}</small>
      <ul>
        {plan.activates.map((bot) => (
          <li key={bot}>
            <Check size={15} aria-hidden /> {texts.bots[bot]}
          </li>
        ))}
      </ul>
      {visibleFrom && <small>{texts.from(formats.dateTime(visibleFrom))}</small>}
      {visibleUntil && <small>{texts.until(formats.dateTime(visibleUntil))}</small>}
    </Card>
  );
}
