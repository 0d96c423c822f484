import { styled } from '@mui/material/styles';
import type { CataloguePlanView, OfferPlanView } from '@portal/contracts';
import { useSession } from '@portal/session';
import { Tabs } from '@portal/ui';
import { useState } from 'react';
import { BotList } from '../../shared/sales/bot-list';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { BOTS_OF, givesTheSame, PLAN_KINDS, planKindOf } from './plan-kinds';
import { PlanTile } from './plan-tile';

const Section = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: 0 },
  '& > p': { margin: '4px 0 16px', color: theme.vars.palette.text.secondary },
  '& [role=tabpanel]': { display: 'grid', gap: 16, paddingTop: 16 },
}));

// 3 plans fit side by side on a tablet; of 4 there are 2 in a row until they fit, so that none is alone.
const Tiles = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&[data-count="1"], &[data-count="2"], &[data-count="4"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  '@media (min-width: 1000px)': {
    '&[data-count="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

interface PlanChooserProps {
  readonly plans: readonly CataloguePlanView[];
  /** The default plan; a plan that gives the same says so. */
  readonly standard: OfferPlanView | undefined;
}

/** All plans on sale: a switch between the bots, then the lengths, each with the way to its checkout. */
export function PlanChooser({ plans, standard }: PlanChooserProps) {
  const { plans: texts } = useTexts();
  const { user } = useSession();
  const [kind, setKind] = useState(() =>
    planKindOf(user && !user.isExpired ? user.activates : (standard?.activates ?? [])),
  );
  const shown = plans.filter(({ activates }) => planKindOf(activates) === kind);
  return (
    <Section>
      <h2>{texts.more}</h2>
      <p>{texts.moreText}</p>
      <Tabs
        label={texts.more}
        tabs={PLAN_KINDS.map((id) => ({ id, label: texts.kinds[id] }))}
        selected={kind}
        onSelect={setKind}
      >
        <BotList bots={BOTS_OF[kind]} />
        <Tiles data-count={shown.length}>
          {shown.map((plan) => (
            <li key={plan.id}>
              <PlanTile
                plan={plan}
                twin={standard && givesTheSame(plan, standard) ? standard : null}
              />
            </li>
          ))}
        </Tiles>
      </Tabs>
    </Section>
  );
}
