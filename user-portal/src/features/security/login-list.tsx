import { CardPlaceholder } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { EmptyState, SignInRow, useFormats } from '@portal/ui';
import History from 'lucide-react/icons/rotate-ccw-clock';
import KeyRound from 'lucide-react/icons/key-round';
import Send from 'lucide-react/icons/send';
import { useTexts } from '../../texts/use-texts';
import { ShortList } from './short-list';
import { ownLoginsQuery } from './sign-ins-queries';

const ICONS = { password: KeyRound, telegram: Send, 'telegram-app': Send } as const;

/** The latest sign-ins of the account. */
export function LoginList({ userId }: { userId: number }) {
  const securityTexts = useTexts().security;
  const formats = useFormats();
  const query = useQuery(ownLoginsQuery(userId));
  const { data } = query;
  if (!data) return <CardPlaceholder query={query} count={3} height={40} />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<History size={24} aria-hidden />}>{securityTexts.historyEmpty}</EmptyState>
    );
  }
  return (
    <ShortList label={securityTexts.history} items={data}>
      {({ _id, at, method, device, address }) => {
        const Icon = ICONS[method];
        return (
          <SignInRow
            key={_id}
            icon={<Icon size={18} aria-hidden />}
            title={`${securityTexts.methods[method]} · ${device === null ? securityTexts.unknownDevice : securityTexts.device(device)}`}
            details={[`${formats.dateTime(at)} · ${address ?? securityTexts.unknownAddress}`]}
          />
        );
      }}
    </ShortList>
  );
}
