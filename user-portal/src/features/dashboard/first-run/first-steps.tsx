import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import { Link } from '@portal/router';
import { FIRST_STEPS, type FirstRunFacts, type FirstStep, isStepDone } from '@portal/rules';
import { hiddenStyle, TOUCH_HEIGHT, useFormats } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { PhoneCode } from '../../../shared/phone-code';
import { useBotUrl } from '../hero/use-bot-url';
import { useTexts } from '../texts/use-texts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 12, minHeight: 44 },
  '& b': { ...theme.typography.h3, display: 'block' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 500,
    color: theme.vars.palette.primary.main,
  },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '&[data-done=true]': {
    borderColor: theme.vars.palette.success.main,
    color: theme.vars.palette.success.contrastText,
    backgroundColor: theme.vars.palette.success.main,
  },
}));

const Place = styled('div')({ height: TOUCH_HEIGHT });

const Hidden = styled('span')(hiddenStyle);

const Sides = styled('div')({ display: 'flex', gap: 24, '& > ol': { flex: 1, minWidth: 0 } });

interface FirstStepsProps {
  /** Null until it is known: no step has its tick then. */
  readonly facts: FirstRunFacts | null;
  readonly onBotOpened: () => void;
}

/** The first steps with their ticks and links. */
export function FirstSteps({ facts, onBotOpened }: FirstStepsProps) {
  const { firstRun } = useTexts();
  const { count } = useFormats();
  const { isKnown } = useBrand();
  const botUrl = useBotUrl();
  const more: Readonly<Record<FirstStep, ReactNode>> = {
    openBot:
      botUrl === null ? (
        // Keeps the place until the link is known.
        !isKnown && <Place />
      ) : (
        <a href={botUrl} target="_blank" rel="noopener noreferrer" onClick={onBotOpened}>
          {firstRun.openLink}
        </a>
      ),
    choosePlan: <Link to={`${paths.dashboard}#redeem`}>{firstRun.redeem}</Link>,
    sendLink: null,
  };
  return (
    <Sides>
      <Steps>
        {FIRST_STEPS.map((step, index) => {
          const isDone = facts !== null && isStepDone(step, facts);
          return (
            <li key={step}>
              <Mark data-done={isDone} aria-hidden>
                {isDone ? <Check size={16} /> : count(index + 1)}
              </Mark>
              <div>
                <b>
                  {firstRun.title[step]}
                  {isDone && <Hidden> {firstRun.done}</Hidden>}
                </b>
                <p>{firstRun.text[step]}</p>
                {!isDone && more[step]}
              </div>
            </li>
          );
        })}
      </Steps>
      {botUrl && (
        <PhoneCode url={botUrl} label={firstRun.qrLabel}>
          {firstRun.qr}
        </PhoneCode>
      )}
    </Sides>
  );
}
