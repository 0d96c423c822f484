import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CardPlaceholder } from '@portal/dashboard';
import { useTexts } from '../../../shared/notices/texts/use-texts';
import { PushChecks } from './push-checks';
import { usePush } from './use-push';

const Part = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h3': { ...theme.typography.h3, margin: 0 },
  '& > p': { margin: '4px 0 12px', color: theme.vars.palette.text.secondary },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Notices of this browser: turn on, test, turn off, and why they do not arrive. */
export function PushPart({ userId }: { userId: number }) {
  const { push } = useTexts();
  const { query, state, needsInstall, isDenied, turnOn, turnOff, test, busy } = usePush(userId);
  if (!state) {
    return (
      <Part>
        <h3>{push.title}</h3>
        <CardPlaceholder query={query} count={2} height={40} />
      </Part>
    );
  }
  const { met, here, mayTurnOn } = state;
  const hint = !met.service
    ? push.notOffered
    : needsInstall
      ? push.needsInstall
      : isDenied
        ? push.denied
        : here
          ? push.on
          : met.browser
            ? push.off
            : push.unsupported;
  return (
    <Part>
      <h3>{push.title}</h3>
      <p>{hint}</p>
      <Buttons>
        {mayTurnOn && (
          <Button variant="contained" disabled={busy} onClick={turnOn}>
            {push.turnOn}
          </Button>
        )}
        {here && (
          <>
            <Button variant="outlined" disabled={busy} onClick={test}>
              {push.test}
            </Button>
            <Button color="inherit" disabled={busy} onClick={turnOff}>
              {push.turnOff}
            </Button>
          </>
        )}
      </Buttons>
      {met.service && <PushChecks state={state} />}
    </Part>
  );
}
