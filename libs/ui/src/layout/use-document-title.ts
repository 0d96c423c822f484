import { useEffect } from 'react';

/** Sets the title of the browser tab: 'Dashboard · Dhara'. */
export function useDocumentTitle(page: string, brand: string): void {
  useEffect(() => {
    document.title = `${page} · ${brand}`;
  }, [page, brand]);
}
