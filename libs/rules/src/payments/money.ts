const POISHA_PER_BDT = 100;

/** Money inside the service is whole poisha. */
export function toPoisha(bdt: number): number {
  return bdt * POISHA_PER_BDT;
}

/** An amount in poisha as screens show it, in BDT. */
export function toBdt(poisha: number): number {
  return poisha / POISHA_PER_BDT;
}

/**
 * An amount in BDT as somebody reports it, in poisha; null for what is no amount: negative, not
 * finite, finer than a poisha, or beyond what is counted exactly.
 */
export function reportedPoisha(bdt: number): number | null {
  const poisha = Math.round(bdt * POISHA_PER_BDT);
  if (!Number.isSafeInteger(poisha) || poisha < 0) return null;
  return poisha / POISHA_PER_BDT === bdt ? poisha : null;
}
