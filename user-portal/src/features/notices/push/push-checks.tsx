import { styled } from '@mui/material/styles';
import { useFormats } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../shared/notices/texts/use-texts';
import { PUSH_CHECKS, type PushState } from './push-state';

const Details = styled('details')(({ theme }) => ({
  marginTop: 8,
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 8, padding: '6px 0' },
  '& svg': { flex: 'none', marginTop: 2 },
  '& [data-met=true] > svg': { color: theme.vars.palette.success.main },
  '& [data-met=false] > svg': { color: theme.vars.palette.error.main },
}));

/** Why notices do not arrive in this browser: each need, whether it is met, and the last message. */
export function PushChecks({ state }: { state: PushState }) {
  const { push } = useTexts();
  const formats = useFormats();
  const last = state.here?.lastDelivery ?? null;
  return (
    <Details>
      <summary>{push.why}</summary>
      <ul>
        {PUSH_CHECKS.map((check) => {
          const isMet = state.met[check];
          return (
            <li key={check} data-met={isMet}>
              {isMet ? (
                <Check size={16} aria-label={push.yes} />
              ) : (
                <X size={16} aria-label={push.no} />
              )}
              <span>{isMet ? push.checks[check].met : push.checks[check].missing}</span>
            </li>
          );
        })}
        {state.here && (
          <li data-met={last === null ? undefined : last.isAccepted}>
            {last === null
              ? push.noDelivery
              : last.isAccepted
                ? push.delivered(formats.dateTime(last.at))
                : push.notDelivered(
                    formats.dateTime(last.at),
                    last.status === null ? null : formats.digits(last.status),
                  )}
          </li>
        )}
      </ul>
    </Details>
  );
}
