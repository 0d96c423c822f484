const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Starts to record in which fields the user types. Call it once per page. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    ({ target, isTrusted }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isTrusted && isField) typedIn.add(target);
    },
    { capture: true, passive: true },
  );
}

/** Whether a field that the user typed in is still on the screen and not empty. */
export function hasTypedText(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some((field) => field.value !== '');
}
