import { table } from '../../shared/table';

/** Result of the service's reconciler; see bff/src/domain/reconciliation. */
export interface Reconciliation {
  readonly checked: Readonly<Record<string, number>>;
  readonly violations: readonly {
    readonly kind: string;
    readonly subject: string;
    readonly detail: string;
  }[];
}

/** The result as text. */
export function describe({ checked, violations }: Reconciliation): string {
  const looked = table(['records', 'checked'], Object.entries(checked));
  if (violations.length === 0) return `${looked}\n\nNo contradictions.\n`;
  const found = table(
    ['contradiction', 'record', 'what'],
    violations.map(({ kind, subject, detail }) => [kind, subject, detail]),
  );
  return `${looked}\n\n${found}\n\n${violations.length} contradictions.\n`;
}
