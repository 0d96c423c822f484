import { useEffect } from 'react';

/** Sets the page title while the page is printed: a browser uses it as the name of the saved file. */
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
