const POISHA_PER_BDT = 100;

/** Money inside the service is whole poisha (design §6). */
export function toPoisha(bdt: number): number {
  return bdt * POISHA_PER_BDT;
}

/** An amount in poisha as screens show it, in BDT. */
export function toBdt(poisha: number): number {
  return poisha / POISHA_PER_BDT;
}
