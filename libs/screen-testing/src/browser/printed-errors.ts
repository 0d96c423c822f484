let errors: string[] = [];

/** Collects what the page prints as an error. Warnings are dropped: tests make loads fail, and screens warn. */
export function collectPrintedErrors(): void {
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** The errors since the last call, oldest first. */
export function takePrintedErrors(): readonly string[] {
  const taken = errors;
  errors = [];
  return taken;
}
