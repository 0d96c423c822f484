import { Problem } from '../../shared/problem';

/**
 * A value as it stands in production.env. Compose v2 replaces `$name` in values without quotes and in double
 * quotes, and so breaks every argon2id hash; in single quotes it changes nothing. Compose v1 and Node
 * (`node --env-file`) read single quotes in the same way.
 * @throws Problem for a quote or a line break, which these readers treat differently.
 */
export function quoteValue(value: string): string {
  if (/['\r\n]/.test(value)) throw new Problem('A value has a quote or a line break.');
  return /^[\w./:@-]*$/.test(value) ? value : `'${value}'`;
}

/**
 * The template with the given values. Comments and all other lines stay.
 * @param template the text of docker/example.env.
 * @throws Problem for a name that is not in the template.
 */
export function fillEnvironment(
  template: string,
  values: Readonly<Record<string, string>>,
): string {
  const left = new Map(Object.entries(values));
  const lines = template.split('\n').map((line) => {
    const [, name = ''] = /^([A-Z_]+)=/.exec(line) ?? [];
    const value = left.get(name);
    left.delete(name);
    return value === undefined ? line : `${name}=${quoteValue(value)}`;
  });
  if (left.size > 0) throw new Problem(`example.env has no ${[...left.keys()].join(', ')}.`);
  return lines.join('\n');
}

/** Lines whose values Compose v2 would change, for the doctor: one sentence each, without the value. */
export function quotingProblems(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    const isAtRisk = name !== undefined && value.includes('$') && !/^'[^']*'$/.test(value.trim());
    return isAtRisk
      ? [`${name}: has a $ outside single quotes, and Compose would replace it. Write '…'.`]
      : [];
  });
}
