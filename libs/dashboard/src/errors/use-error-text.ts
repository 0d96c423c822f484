import { ApiError, errorText } from '@portal/api-client';
import { defineTexts, useTexts } from '@portal/ui';

const catalogue = defineTexts<Readonly<Record<string, string>>>(
  {},
  async () => (await import('./bangla')).errors,
);

/**
 * The text to show for a failed request: the server's message, or the Bangla text of its code. For a
 * lost connection it is the text given by the screen.
 */
export function useErrorText(): (error: unknown, connectionText: string) => string {
  const translated = useTexts(catalogue);
  return (error, connectionText) =>
    (error instanceof ApiError ? translated[error.code] : undefined) ??
    errorText(error, connectionText);
}
