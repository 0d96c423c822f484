import { Navigate } from '@portal/router';
import { EmptyState, PageHeader, Surface } from '@portal/ui';
import UserSearch from 'lucide-react/icons/user-search';
import { useState } from 'react';
import { ManagedUser } from './managed-user';
import { SearchForm } from './search-form';
import { texts } from './texts';
import { useManagedUser } from './use-managed-user';

/** User Manager: finds one user and shows the actions on that user. */
export function UserManagerTab() {
  const { userId, movedTo, manage } = useManagedUser();
  const [deleted, setDeleted] = useState(0);
  const forget = (): void => {
    setDeleted(deleted + 1);
    manage(null);
  };
  if (movedTo !== null) return <Navigate to={movedTo} replace />;
  return (
    <>
      <PageHeader title={texts.title} />
      {/* Reset after a deletion. Then it takes the focus, because the user's panel was removed. */}
      <SearchForm key={deleted} autoFocus={deleted > 0} onFound={manage} />
      {userId === null ? (
        <Surface>
          <EmptyState icon={<UserSearch size={24} aria-hidden />}>{texts.search.hint}</EmptyState>
        </Surface>
      ) : (
        <ManagedUser key={userId} userId={userId} onDeleted={forget} />
      )}
    </>
  );
}
