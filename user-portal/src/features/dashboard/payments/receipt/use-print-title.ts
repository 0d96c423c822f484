import { useEffect } from 'react';

/** Names the page while it is printed, for a browser saves it as a file of that name. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    const shown = document.title;
    const begin = (): void => {
      document.title = title;
    };
    const end = (): void => {
      document.title = shown;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      end();
    };
  }, [title]);
}
