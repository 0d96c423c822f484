/** Why a portal cannot be shown. */
export type PortalProblemKind = 'unavailable' | 'slow' | 'incompatible' | 'crashed';

/** A fault while fetching, checking or starting a portal. `message` is for the console. */
export class PortalProblem extends Error {
  override readonly name = 'PortalProblem';

  constructor(
    readonly kind: PortalProblemKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
