import type { Page } from '@playwright/test';

/** Instances of a page, counted by identity. Each must be 1 when a portal is on the screen. */
export interface Singletons {
  /** React renderers that drew the page. A second React cannot run hooks under the first one's renderer. */
  readonly renderers: number;
  readonly themes: number;
  readonly queryClients: number;
  readonly emotionCaches: number;
  readonly routers: number;
  readonly sessions: number;
  /** The same, read by components of the portal. It proves that the portal uses the shell's instances. */
  readonly readByPortal: Readonly<Record<Kind, number>>;
}

type Kind = 'themes' | 'queryClients' | 'emotionCaches' | 'routers' | 'sessions';

/**
 * Counts the contexts that components of the page read. It walks React's fibers from outside, so the product
 * needs no code for it. The portal is the tree below the shell's error boundary, the one component with a
 * property `onCrash`. Works in built mode and in `npm run dev`.
 */
export async function inspectSingletons(page: Page): Promise<Singletons> {
  // tsx names functions with a helper of this name, which does not exist in the page.
  await page.evaluate('globalThis.__name ??= (value) => value');
  return page.evaluate(() => {
    interface Dependency {
      readonly memoizedValue: unknown;
      readonly next: Dependency | null;
    }
    interface Fiber {
      readonly memoizedProps: object | null;
      readonly dependencies: { readonly firstContext: Dependency | null } | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const kinds: Record<Kind, readonly string[]> = {
      themes: ['palette', 'breakpoints'],
      queryClients: ['getQueryCache'],
      emotionCaches: ['inserted', 'registered', 'sheet'],
      routers: ['navigator', 'basename'],
      sessions: ['signOut', 'isAdmin'],
    };
    const names = Object.keys(kinds) as Kind[];
    const collect = () => new Map(names.map((name) => [name, new Set<unknown>()]));
    const everywhere = collect();
    const inPortal = collect();

    const visit = (start: Fiber | null, isPortal: boolean): void => {
      for (let fiber = start; fiber; fiber = fiber.sibling) {
        for (let read = fiber.dependencies?.firstContext ?? null; read; read = read.next) {
          const value = read.memoizedValue;
          if (typeof value !== 'object' || value === null) continue;
          for (const name of names) {
            if (!kinds[name].every((key) => key in value)) continue;
            everywhere.get(name)?.add(value);
            if (isPortal) inPortal.get(name)?.add(value);
          }
        }
        visit(fiber.child, isPortal || 'onCrash' in (fiber.memoizedProps ?? {}));
      }
    };
    const renderers = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const key of Object.keys(element)) {
        if (key.startsWith('__reactFiber$')) renderers.add(key);
        if (key.startsWith('__reactContainer$')) {
          // The container holds the first fiber that React created. The drawn one may be its alternate.
          const host = Reflect.get(element, key) as { stateNode: { current: Fiber } };
          visit(host.stateNode.current, false);
        }
      }
    }
    const count = (found: Map<Kind, Set<unknown>>, name: Kind): number =>
      found.get(name)?.size ?? 0;
    const counts = (found: Map<Kind, Set<unknown>>): Record<Kind, number> => ({
      themes: count(found, 'themes'),
      queryClients: count(found, 'queryClients'),
      emotionCaches: count(found, 'emotionCaches'),
      routers: count(found, 'routers'),
      sessions: count(found, 'sessions'),
    });
    return { renderers: renderers.size, ...counts(everywhere), readByPortal: counts(inPortal) };
  });
}
