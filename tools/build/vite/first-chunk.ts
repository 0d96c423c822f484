import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Modules that run before the shared modules are there: those of the remote entry and of the host. */
const BEFORE_SHARED_MODULES =
  /virtual:mf-|__H_A_I__|__P_S__|\/federation\/browser\/|vite\/preload-helper/;

const needsSharedModules = (id: string): boolean => !BEFORE_SHARED_MODULES.test(id);

/**
 * Puts everything that the entry of a build needs at once into one chunk. The bundler would put each module that a
 * lazy part uses too into a chunk of its own, as it does not know that the entry is always loaded before.
 */
export const firstChunk = (name: string): Group => ({
  name,
  tags: ['$initial'],
  test: needsSharedModules,
});

/**
 * Puts the modules that at least `parts` lazy parts use into one chunk. A file of its own for each set of parts
 * would cost a request, a hash in the pointer (OPS-13) and the start of a compression.
 */
export const commonChunk = (name: string, parts: number): Group => ({
  name,
  minShareCount: parts,
  test: needsSharedModules,
});
