/** Another engine has, or a moment ago still had, the data folder: worth another try. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';
}
