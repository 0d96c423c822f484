import * as React from 'react';

/** How many stacks React keeps a second. Beyond it, all elements share an empty one. */
const REACT_LIMIT = 10_000;

/**
 * Makes React think that it has kept enough stacks. It takes one for each element, to say in a warning who made it:
 * a tenth of a screen test's time. Warnings themselves stay, and name the component.
 */
export function keepNoOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  if (!internals)
    throw new Error('React has renamed its internals: find its count of owner stacks.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => REACT_LIMIT,
    set() {
      // React adds to it, and sets it to 0 each second.
    },
  });
}
