import { styled } from '@mui/material/styles';
import type { CataloguePlanView } from '@portal/contracts';
import { Panel } from '@portal/ui';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { PlanRow } from './plan-row';

const Section = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: 0 },
  '& > p': { margin: '4px 0 16px', color: theme.vars.palette.text.secondary },
}));

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: { gap: 24 },
}));

const Rows = styled('ul')({ margin: '-8px 0', padding: 0, listStyle: 'none' });

/** All plans on sale, grouped by the bots they open, each with a link to its checkout. */
export function MorePlans({ plans }: { plans: readonly CataloguePlanView[] }) {
  const { buying, plans: plansTexts } = useTexts();
  const groups = new Map<string, CataloguePlanView[]>();
  for (const plan of plans) {
    const [bot, another] = plan.activates;
    const access = another ? plansTexts.bothBots : bot ? buying.access[bot] : '';
    groups.set(access, [...(groups.get(access) ?? []), plan]);
  }
  return (
    <Section>
      <h2>{plansTexts.more}</h2>
      <p>{plansTexts.moreText}</p>
      <Groups>
        {[...groups].map(([access, members]) => (
          <Panel key={access} title={access}>
            <Rows>
              {members.map((plan) => (
                <li key={plan.id}>
                  <PlanRow plan={plan} />
                </li>
              ))}
            </Rows>
          </Panel>
        ))}
      </Groups>
    </Section>
  );
}
