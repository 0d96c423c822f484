/** The fields of a task that the search uses. */
export interface SearchedTask {
  readonly file_name: string;
  readonly user_id: number;
  readonly userName: string;
}

/**
 * Whether a search in the Live Queue matches a task: part of the file's or user's name in any case, or the
 * beginning of the user's id. No character has a special meaning.
 */
export function isTaskFound(task: SearchedTask, search: string): boolean {
  const text = search.trim().toLowerCase();
  return (
    task.file_name.toLowerCase().includes(text) ||
    task.userName.toLowerCase().includes(text) ||
    String(task.user_id).startsWith(text)
  );
}
