/** The fields of a task that a search reads. */
export interface SearchedTask {
  readonly file_name: string;
  readonly user_id: number;
  readonly userName: string;
}

/**
 * Whether a search in the Live Queue finds a task: by a part of its file's or user's name, in whatever
 * case, or by the beginning of the user's id. Every sign means itself.
 */
export function isTaskFound(task: SearchedTask, search: string): boolean {
  const text = search.trim().toLowerCase();
  return (
    task.file_name.toLowerCase().includes(text) ||
    task.userName.toLowerCase().includes(text) ||
    String(task.user_id).startsWith(text)
  );
}
