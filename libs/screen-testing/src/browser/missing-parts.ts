import { EventSource } from 'eventsource';

/** Parts of a browser that jsdom lacks and screens use. Layout is none of them: nothing has a size. */
export function addMissingParts(): void {
  Object.assign(globalThis, { EventSource, ResizeObserver: SilentObserver });
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: false, media: query, onchange: null },
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Reports nothing, because nothing ever changes its size. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
