import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { useVideoDays } from '@portal/dashboard';
import { isUnlimited, mainActionOf } from '@portal/rules';
import { Surface, useFormats } from '@portal/ui';
import { useId } from 'react';
import { NewcomerSteps } from '../first-run/newcomer-steps';
import { useKeptFocus } from '../payments/use-kept-focus';
import { useTexts } from '../texts/use-texts';
import { MainAction } from './main-action';
import { PlanGauge } from './plan-gauge';
import { usePlanSentence } from './plan-sentence';
import { useAccountState } from './use-account-state';

const Frame = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  // The lines of the gauge come in from the edge.
  overflow: 'clip',
  outline: 0,
  '& h2': { ...theme.typography.h1, fontSize: '1.25rem', margin: 0 },
  '& > p': {
    ...theme.typography.body1,
    // Room for two lines, so that nothing moves when the state changes after the first answer.
    minHeight: '3.1em',
    margin: 0,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('sm')]: { padding: 24 },
  // On a desktop the sentence and the action stand beside the numbers, in the middle of their height.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    columnGap: 32,
    '& > *': { gridColumn: '1 / -1' },
    '& > [data-numbers]': { gridColumn: 1, gridRow: '2 / 4' },
    '& > [data-numbers] ~ *': { gridColumn: 2, alignSelf: 'start' },
    '& > [data-numbers] ~ p': { alignSelf: 'end', minHeight: 0 },
  },
}));

const Numbers = styled('div')({ display: 'flex', alignItems: 'center', gap: 20 });

const Videos = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& strong': {
    ...theme.typography.h4,
    display: 'block',
    // 'Unlimited' beside the gauge on a small phone.
    [theme.breakpoints.down('sm')]: { fontSize: '1.625rem' },
    // A word is longer than a number.
    '&[data-word]': { fontSize: '1.25rem' },
    color: theme.vars.palette.text.primary,
  },
}));

/** What the subscriber has, what comes next, and the one thing to do now. */
export function StatusHero({ user }: { user: UserView }) {
  const { hero } = useTexts();
  const { count } = useFormats();
  const titleId = useId();
  const { state, now, order, left } = useAccountState(user);
  const videoDays = useVideoDays(user);
  const sentence = usePlanSentence({ user, state, order, videoDays, now });
  // The button of a payment goes when the payment is done.
  const place = useKeptFocus();
  return (
    <Frame as="section" ref={place} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{hero.title[state]}</h2>
      {user.expiry > 0 ? (
        <Numbers data-numbers>
          <PlanGauge user={user} state={state} videoDays={videoDays} />
          {state === 'notifying' ? (
            <Videos>
              <strong data-word>{hero.noVideos}</strong>
              {hero.noVideosText}
            </Videos>
          ) : (
            <Videos>
              <strong>{isUnlimited(user.balance) ? hero.unlimited : count(user.balance)}</strong>
              {hero.videosLeft(user.balance)}
            </Videos>
          )}
        </Numbers>
      ) : (
        <NewcomerSteps user={user} />
      )}
      {sentence !== '' && <p>{sentence}</p>}
      <MainAction action={mainActionOf(state)} order={order} left={left} />
    </Frame>
  );
}
