/** One violation of a rule. */
export interface Finding {
  /** Path from the workspace's root. */
  readonly file: string;
  /** 1-based; 0 for the whole file. */
  readonly line: number;
  readonly rule: string;
  /** What to do instead. */
  readonly message: string;
}

/** Findings sorted by file and line. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** A finding as text for a terminal. Editors make the path clickable. */
export function describeFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line || 1}  ${rule}\n    ${message.trim().replace(/\n+/g, '\n    ')}`;
}
