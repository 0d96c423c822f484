/**
 * nginx directives for the headers of every answer, including the request id. Values may contain variables.
 */
export function headerLines(headers: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${quoted(value)}" always;`,
  );
  return [...lines, 'add_header x-request-id $edge_request_id always;'];
}

/** A text as quoted nginx string. */
export function quoted(text: string): string {
  return text.replaceAll('"', String.raw`\"`);
}
