import type { PreviewedVersion } from '@portal/contracts';

/** The preview of this page. */
export interface NotedPreview extends PreviewedVersion {
  /** False: it was refused, and the released version is shown. */
  readonly isShown: boolean;
}

let noted: NotedPreview | null = null;
const readers = new Set<() => void>();

/** The preview of this page; null without any. */
export const notedPreview = (): NotedPreview | null => noted;

/** Sets it, for the mark on the screen. */
export function notePreview(next: NotedPreview | null): void {
  noted = next;
  readers.forEach((read) => read());
}

/** Calls a function after each change. @returns how to end that. */
export function watchPreview(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}
