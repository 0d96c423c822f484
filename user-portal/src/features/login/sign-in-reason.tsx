import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { getSession, supportUrl } from '@portal/contracts';
import { useBrand } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { useSession } from '@portal/session';
import { TOUCH_HEIGHT } from '@portal/ui';
import Info from 'lucide-react/icons/info';
import { useWayBack } from '../../shared/way-back';
import { useTexts } from '../../texts/use-texts';

const Reason = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  marginBottom: 20,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.action.hover,
  '& > svg': { flex: 'none', marginTop: 2, color: theme.vars.palette.primary.main },
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_HEIGHT },
}));

/** Says why one is at the sign-in page: why the session ended, and which page needs the sign-in. */
export function SignInReason() {
  const { reason } = useTexts().login;
  const { wasEnded } = useSession();
  const wayBack = useWayBack();
  const { brand } = useBrand();
  const end = useSessionEnd(wasEnded);
  const support = supportUrl(brand);
  if (!wayBack && !end) return null;
  return (
    <Reason role="status">
      <Info size={18} aria-hidden />
      <div>
        {end && <p>{reason.ends[end]}</p>}
        {end === 'frozen' && support && (
          <p>
            <Link href={support} target="_blank" rel="noopener">
              {reason.support}
            </Link>
          </p>
        )}
        {wayBack && end !== 'frozen' && <p>{reason.pages[wayBack.page]}</p>}
      </div>
    </Reason>
  );
}

/** Why the session ended; null for who has not lost one. */
function useSessionEnd(wasEnded: boolean) {
  const { data } = useQuery({
    queryKey: ['session', 'end'],
    queryFn: ({ signal }) => send(getSession, { signal }),
    enabled: wasEnded,
    gcTime: 0,
  });
  // Until the answer is there, and without one, a general sentence keeps the place, so that nothing moves.
  return wasEnded ? (data?.end ?? 'unknown') : null;
}
