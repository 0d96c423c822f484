import { getServedContracts } from '@portal/contracts';
import type { PortalName, PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import type { ReleaseAction } from '@portal/rules';
import type { Site } from './site';

const PATIENCE_MS = 5_000;

/** The contract versions of an answer. Null when it is something else. */
function contractsOf(answer: unknown): readonly number[] | null {
  const contracts = (answer as { contracts?: unknown } | null)?.contracts;
  const isList = Array.isArray(contracts) && contracts.every((one) => Number.isInteger(one));
  return isList ? (contracts as number[]) : null;
}

async function ask(address: string): Promise<readonly number[] | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(new URL(getServedContracts.path, address), { signal });
    return answer.ok ? contractsOf(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** What the services of a site say. */
export interface Served {
  /** Contract versions that every service that answered serves. Null when none answered. */
  readonly contracts: readonly number[] | null;
  /** Addresses that did not say it. */
  readonly silent: readonly string[];
}

/** Asks every service of the site which contract versions it serves. */
export async function servedContracts({ services }: Pick<Site, 'services'>): Promise<Served> {
  const answers = await Promise.all(services.map(ask));
  const [first, ...others] = answers.filter((answer) => answer !== null);
  return {
    contracts: first?.filter((one) => others.every((list) => list.includes(one))) ?? null,
    silent: services.filter((_address, index) => answers[index] === null),
  };
}

/**
 * Refuses a version whose contract a service of the site does not answer: browsers would pass it over in
 * silence (OPS-12).
 * @param action a rollback does not wait for a service that is down.
 * @throws Problem also when a service does not answer.
 */
export async function refuseUnserved(
  site: Site,
  portal: PortalName,
  { version, contract }: PortalRelease,
  action: ReleaseAction,
): Promise<void> {
  const { contracts, silent } = await servedContracts(site);
  if (silent.length > 0 && action !== 'rollback') {
    throw new Problem(
      `${silent.join(', ')} does not say which contracts it serves. Start the service first, or ask nobody with --site ''.`,
    );
  }
  if (!contracts || contracts.includes(contract)) return;
  const list = contracts.join(', ') || 'no contract in common';
  throw new Problem(
    `Nobody would get ${portal} ${version}: it needs contract ${contract}, and ${site.services.join(', ')} serves ${list}. Release the service first.`,
  );
}
