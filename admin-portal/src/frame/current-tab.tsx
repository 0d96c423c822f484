import { useSearchParams } from '@portal/router';
import { findTab } from './admin-tabs';

/** The dashboard tab that the address names. */
export function CurrentTab() {
  const [search] = useSearchParams();
  const { Screen } = findTab(search.get('tab'));
  return <Screen />;
}
