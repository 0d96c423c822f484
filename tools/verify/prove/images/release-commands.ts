import type { Installation } from './installation';

/** Compose, as the documents call it. */
export const COMPOSE = 'docker compose -f docker/compose.yaml';

/** Images of version n+1. */
export const NEXT = { PORTAL_VERSION: 'next' };

/** Runs the release program of the image of a part. @returns its output. @throws Problem when it refuses. */
export const runPart = (
  { shell }: Installation,
  part: string,
  words: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> => shell(`${COMPOSE} run --rm --no-deps -T ${part} ${words}`, variables);

/** Runs a script as an operator who works on the web root itself. */
export const inSiteVolume = ({ shell }: Installation, script: string): Promise<string> =>
  shell(
    `docker run --rm --user 10001 --volume portal_site:/srv/www --entrypoint bash portal/user-portal -euc '${script}'`,
  );

/**
 * Builds the image of a part from another checkout, which has no settings: Compose reads them even for a build.
 * @param version the image's tag.
 */
export const buildPart = (
  { shell, environment }: Installation,
  checkout: string,
  part: string,
  version: { readonly tag: string; readonly commit: string },
): Promise<string> =>
  shell(
    `docker build --quiet --file '${checkout}/docker/Dockerfile' --target ${part} --tag portal/${part}:${version.tag} \\
--build-arg COMMIT=${version.commit} --build-arg RELEASE_BY=${environment['RELEASE_BY'] ?? ''} '${checkout}'`,
  );
