import { ApiError, errorText } from '@portal/api-client';
import { defineTexts, useTexts } from '@portal/ui';

const catalogue = defineTexts<Readonly<Record<string, string>>>(
  {},
  async () => (await import('./bangla')).errors,
);

/** The part of a refused request that names fields as programs do: ' (name must be shorter …)'. */
const FIELD_NAMES = / \(.*\)$/s;

/**
 * The text to show for a failed request: the server's message, or the Bangla text of its code. For a
 * lost connection it is the text given by the screen.
 */
export function useErrorText(): (error: unknown, connectionText: string) => string {
  const translated = useTexts(catalogue);
  return (error, connectionText) => {
    if (!(error instanceof ApiError)) return errorText(error, connectionText);
    const text = translated[error.code] ?? errorText(error, connectionText);
    return error.code === 'request/invalid' ? text.replace(FIELD_NAMES, '') : text;
  };
}
