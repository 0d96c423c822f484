import type { UserView } from '@portal/contracts';
import { usePageTitle } from '@portal/dashboard';
import { MAIN_ID, SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { PortalHeader } from './portal-header';

interface SignedInPageProps {
  /** Title of the document. */
  readonly title: string;
  readonly user: UserView;
  readonly children: ReactNode;
}

/** Frame of the screens that show the subscriber's data: header with refresh, then the content. */
export function SignedInPage({ title, user, children }: SignedInPageProps) {
  const { frame } = useTexts();
  usePageTitle(title);
  return (
    <>
      <SkipLink>{frame.skip}</SkipLink>
      <PortalHeader user={user} withRefresh />
      <main id={MAIN_ID} tabIndex={-1} style={{ outline: 0 }}>
        {children}
      </main>
    </>
  );
}
