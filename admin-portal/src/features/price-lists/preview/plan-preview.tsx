import { styled } from '@mui/material/styles';
import type { PricedPlan } from '@portal/rules';
import { Choice, type Language, LANGUAGE_NAMES, LANGUAGES } from '@portal/ui';
import { useState } from 'react';
import { texts } from '../texts';
import { PreviewCard } from './preview-card';
import { PREVIEW_WORDS } from './preview-texts';

/** In the order in which a subscriber meets them. */
const PLACES = ['page', 'checkout'] as const;

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.default,
  '& h3': { ...theme.typography.subtitle2, margin: '0 0 8px' },
}));

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The plans as subscribers see them, in either language. */
export function PlanPreview({ plans }: { plans: readonly PricedPlan[] }) {
  const [language, setLanguage] = useState<Language>('en');
  const words = PREVIEW_WORDS[language].texts;
  return (
    <>
      <div style={{ maxWidth: 320 }}>
        <Choice
          label={texts.draft.language}
          options={OPTIONS}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <Stack lang={language}>
        {PLACES.map((place) => {
          const sold = plans.filter((plan) => plan.place === place);
          return (
            sold.length > 0 && (
              <section key={place} aria-label={words.places[place]}>
                <h3>{words.places[place]}</h3>
                <Cards>
                  {sold.map((plan) => (
                    <PreviewCard key={plan.id} plan={plan} language={language} />
                  ))}
                </Cards>
              </section>
            )
          );
        })}
      </Stack>
    </>
  );
}
