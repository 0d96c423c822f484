import { useEffect } from 'react';

/** Names the page in the browser's tab: 'Dashboard · Dhara'. */
export function useDocumentTitle(page: string, brand: string): void {
  useEffect(() => {
    document.title = `${page} · ${brand}`;
  }, [page, brand]);
}
