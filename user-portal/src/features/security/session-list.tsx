import type { OwnSessionView } from '@portal/contracts';
import { CardPlaceholder } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { SignInRow, StatusPill, useFormats } from '@portal/ui';
import Monitor from 'lucide-react/icons/monitor';
import { useTexts } from '../../texts/use-texts';
import { EndOthers } from './end-others';
import { ShortList } from './short-list';
import { ownSessionsQuery } from './sign-ins-queries';

/** The sessions of the account, with a button that ends all others. */
export function SessionList({ userId }: { userId: number }) {
  const securityTexts = useTexts().security;
  const formats = useFormats();
  const query = useQuery(ownSessionsQuery(userId));
  const { data, dataUpdatedAt } = query;
  if (!data) return <CardPlaceholder query={query} count={2} height={40} />;
  /** Inside Telegram the browser is Telegram's own, so its kind says more than the device. */
  const nameOf = ({ method, device }: OwnSessionView): string => {
    const known = device === null ? securityTexts.unknownDevice : securityTexts.device(device);
    return method === 'telegram-app' ? `${securityTexts.methods[method]} · ${known}` : known;
  };
  const used = (iso: string): string => formats.relative(Date.parse(iso), dataUpdatedAt);
  return (
    <>
      <ShortList label={securityTexts.sessions} items={data}>
        {(session, index) => (
          <SignInRow
            key={`${session.signedInAt}-${index}`}
            icon={<Monitor size={18} aria-hidden />}
            title={nameOf(session)}
            details={[securityTexts.lastUsed(used(session.lastSeenAt))]}
            end={
              session.isCurrent && (
                <StatusPill tone="success">{securityTexts.thisDevice}</StatusPill>
              )
            }
          />
        )}
      </ShortList>
      {data.some(({ isCurrent }) => !isCurrent) && <EndOthers userId={userId} />}
    </>
  );
}
