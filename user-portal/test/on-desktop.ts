/** Lets the page believe that it has a mouse and a wide window. The end of the test takes it back. */
export function onDesktop(): void {
  const ask = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(ask(query), { matches: /pointer: fine|min-width: 700px/.test(query) }),
    );
}
