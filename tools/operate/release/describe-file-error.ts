/** What an error of the file system means for the person who gave the folder. */
const MEANINGS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'it is mounted read-only',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/** A sentence for an error of the file system that a person can fix. Null for any other error. */
export function describeFileError(error: unknown): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const meaning = MEANINGS[code];
  return meaning !== undefined && path !== undefined ? `${path}: ${meaning}.` : null;
}
