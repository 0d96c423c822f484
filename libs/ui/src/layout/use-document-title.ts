import { useEffect } from 'react';

/** Sets the title of the browser tab: 'Dashboard · Dhara'. Null: the name of the service is not known yet. */
export function useDocumentTitle(page: string, brand: string | null): void {
  useEffect(() => {
    document.title = brand === null ? page : `${page} · ${brand}`;
  }, [page, brand]);
}
