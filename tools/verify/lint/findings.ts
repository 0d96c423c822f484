/** One place that breaks a rule. */
export interface Finding {
  /** Path from the workspace's root. */
  readonly file: string;
  /** 1-based; 0 when the whole file is meant. */
  readonly line: number;
  readonly rule: string;
  /** What to do. */
  readonly message: string;
}

/** Findings in order of file and line. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** A finding for a person at a terminal; editors make the place clickable. */
export function describeFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line || 1}  ${rule}\n    ${message.trim().replace(/\n+/g, '\n    ')}`;
}
