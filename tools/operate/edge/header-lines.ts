/** nginx's lines for headers of every answer, the request's id among them. Values may name variables. */
export function headerLines(headers: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${quoted(value)}" always;`,
  );
  return [...lines, 'add_header x-request-id $edge_request_id always;'];
}

/** A text within nginx's quotes. */
export function quoted(text: string): string {
  return text.replaceAll('"', String.raw`\"`);
}
