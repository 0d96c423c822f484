/**
 * `/plans/<code>` as a word of its own. What may stand before and after is listed, so that a part of
 * another address (`https://host/plans/x`, `//host/plans/x`, `user@/plans/x`, `/plans/x/../y`) is none.
 */
const PLAN_PATH =
  /(?<=^|[\s([{<"'“‘«*—–:])\/plans\/([A-Za-z0-9_-]{1,64})(?=[)\]}>"'”’».,:;!?…।*]*(?:\s|$))/u;

/**
 * The in-app address in an offer's message: exactly '/plans/<code>', or null for none. A message never
 * leads elsewhere (SEC-53).
 * @param ownOrigin address of this site ('https://dhara.example'): an absolute link to it counts too,
 * of which only the path is used. Links to any other host count as none.
 */
export function planPathOf(message: string, ownOrigin?: string): string | null {
  const text = ownOrigin ? message.replaceAll(`${ownOrigin}/plans/`, '/plans/') : message;
  const code = PLAN_PATH.exec(text)?.[1];
  return code === undefined ? null : `/plans/${code}`;
}

/** A message as it is read where a button leads to its plan: without that path at its end. */
export function withoutPlanPath(message: string, planPath: string | null): string {
  const text = message.trimEnd();
  return planPath !== null && /\s$/.test(text.slice(0, -planPath.length)) && text.endsWith(planPath)
    ? text.slice(0, -planPath.length).trimEnd()
    : text;
}
