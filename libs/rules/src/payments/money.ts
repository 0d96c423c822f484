const POISHA_PER_BDT = 100;

/** Converts BDT to poisha. The service stores all money in whole poisha. */
export function toPoisha(bdt: number): number {
  return bdt * POISHA_PER_BDT;
}

/** Converts poisha to BDT, for display. */
export function toBdt(poisha: number): number {
  return poisha / POISHA_PER_BDT;
}

/**
 * Converts a reported amount in BDT to poisha. Null for an invalid amount: negative, not finite, with
 * fractions of a poisha, or too large for exact arithmetic.
 */
export function reportedPoisha(bdt: number): number | null {
  const poisha = Math.round(bdt * POISHA_PER_BDT);
  if (!Number.isSafeInteger(poisha) || poisha < 0) return null;
  return poisha / POISHA_PER_BDT === bdt ? poisha : null;
}
