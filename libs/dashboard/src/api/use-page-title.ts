import { useDocumentTitle } from '@portal/ui';
import { useBrand } from './brand';

/** Sets the title of the browser tab: 'Dashboard · Dhara'. Until the name of the service is known: 'Dashboard'. */
export function usePageTitle(page: string): void {
  const { brand, isKnown } = useBrand();
  useDocumentTitle(page, isKnown ? brand.name : null);
}
