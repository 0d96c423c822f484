/**
 * Maps only our lines of a stack to their sources. Playwright reads the stack several times per step and looks for
 * the source map of every line, a fifth of the CPU time of its worker. Files of packages have none.
 */
export function mapOurLines(): void {
  const describe = Error.prepareStackTrace;
  if (describe === undefined) return;
  Error.prepareStackTrace = (error, calls) => {
    const title = String(describe(error, []));
    const lines = calls.map((call) =>
      isOurs(call)
        ? String(describe(error, [call])).slice(title.length)
        : `\n    at ${String(call).replace(/^async /, '')}`,
    );
    return title + lines.join('');
  };
}

function isOurs(call: NodeJS.CallSite): boolean {
  const file = call.getFileName() ?? '';
  return !file.startsWith('node:') && !file.includes('/node_modules/');
}
