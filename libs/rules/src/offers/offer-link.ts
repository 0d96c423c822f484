/**
 * `/plans/<code>` as a separate word. The allowed characters before and after are listed, so that a part of
 * another address (`https://host/plans/x`, `//host/plans/x`, `user@/plans/x`, `/plans/x/../y`) does not
 * match.
 */
const PLAN_PATH =
  /(?<=^|[\s([{<"'“‘«*—–:])\/plans\/([A-Za-z0-9_-]{1,64})(?=[)\]}>"'”’».,:;!?…।*]*(?:\s|$))/u;

/**
 * The in-app path in an offer's message: exactly '/plans/<code>', or null without one. A message never leads
 * to another site (SEC-53).
 * @param ownOrigin origin of this site ('https://dhara.example'). Absolute links to it match too, and only
 * their path is used. Links to any other host do not match.
 */
export function planPathOf(message: string, ownOrigin?: string): string | null {
  const text = ownOrigin ? message.replaceAll(`${ownOrigin}/plans/`, '/plans/') : message;
  const code = PLAN_PATH.exec(text)?.[1];
  return code === undefined ? null : `/plans/${code}`;
}

/** A message without the plan path at its end, for screens where a button leads to the plan. */
export function withoutPlanPath(message: string, planPath: string | null): string {
  const text = message.trimEnd();
  return planPath !== null && /\s$/.test(text.slice(0, -planPath.length)) && text.endsWith(planPath)
    ? text.slice(0, -planPath.length).trimEnd()
    : text;
}
