import { ApiError, errorText } from '@portal/api-client';
import { defineTexts, useTexts } from '@portal/ui';

const catalogue = defineTexts<Readonly<Record<string, string>>>(
  {},
  async () => (await import('./bangla')).errors,
);

/**
 * The text to show for a failed call: the server's message, in Bangla by its code, or the screen's own
 * text for a lost connection.
 */
export function useErrorText(): (error: unknown, connectionText: string) => string {
  const translated = useTexts(catalogue);
  return (error, connectionText) =>
    (error instanceof ApiError ? translated[error.code] : undefined) ??
    errorText(error, connectionText);
}
