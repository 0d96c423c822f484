import { useQuery } from '@portal/query';
import { EmptyState, ErrorState, SkeletonRows, useFormats } from '@portal/ui';
import { History, KeyRound, Send } from 'lucide-react';
import { useTexts } from '../../texts/use-texts';
import { ShortList } from './short-list';
import { SignInRow } from './sign-in-row';
import { ownLoginsQuery } from './sign-ins-queries';

const ICONS = { password: KeyRound, telegram: Send } as const;

/** How the account was signed in to lately. */
export function LoginList({ userId }: { userId: number }) {
  const securityTexts = useTexts().security;
  const formats = useFormats();
  const { data, errorUpdateCount, refetch } = useQuery(ownLoginsQuery(userId));
  if (!data) {
    // While it tries again, the button that asked for it keeps the focus.
    return errorUpdateCount > 0 ? (
      <ErrorState
        message={securityTexts.failed}
        retryLabel={securityTexts.retry}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows count={3} height={40} />
    );
  }
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
            title={`${securityTexts.methods[method]} · ${device ?? securityTexts.unknownDevice}`}
            details={`${formats.dateTime(at)} · ${address ?? securityTexts.unknownAddress}`}
          />
        );
      }}
    </ShortList>
  );
}
