/** The facts of a description list: label and value. */
export function factsOf(element: Element): Readonly<Record<string, string>> {
  const labels = [...element.querySelectorAll('dt')];
  return Object.fromEntries(
    labels.map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent ?? '',
    ]),
  );
}
