/** The fields of a compose service that the rules read. */
export interface ComposeService {
  readonly image?: string;
  readonly build?: {
    readonly dockerfile: string;
    readonly target: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly command?: readonly string[] | string;
  readonly entrypoint?: readonly string[] | string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly privileged?: boolean;
  readonly cap_add?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly restart?: string;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, object>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly deploy?: {
    readonly resources?: { readonly limits?: Readonly<Record<string, string | number>> };
  };
}

/** A compose file. */
export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly secrets?: Readonly<Record<string, { readonly file?: string }>>;
}

const SECRET_NAME = /PASSWORD|SECRET|KEY|TOKEN|MONGODB_URI|ADMINS/;
const SOCKETS = /docker\.sock|^\/(etc|proc|sys|var\/run)?:/;

/**
 * The problems of a compose file for production or a similar system, one sentence each (OPS-35, OPS-36,
 * SEC-61).
 */
export function composeProblems(file: ComposeFile): string[] {
  return Object.entries(file.services).flatMap(([name, service]) =>
    serviceProblems(service).map((problem) => `${name}: ${problem}`),
  );
}

function serviceProblems(service: ComposeService): string[] {
  const limits = service.deploy?.resources?.limits ?? {};
  const checks: readonly (readonly [isWrong: boolean, problem: string])[] = [
    [!isPinned(service), 'its image is neither ours nor an exact version with its digest'],
    [service.read_only !== true, 'its root can be written'],
    [service.privileged === true, 'it is privileged'],
    [service.cap_drop?.join() !== 'ALL' || service.cap_add !== undefined, 'it keeps capabilities'],
    [!service.security_opt?.includes('no-new-privileges:true'), 'it may gain privileges'],
    [service.pids_limit === undefined, 'its processes are not limited'],
    // Compose 2 refuses the file otherwise.
    [service.pids_limit !== limits['pids'], 'it has two limits of processes'],
    [
      limits['memory'] === undefined || limits['cpus'] === undefined,
      'its resources are not limited',
    ],
    [
      service.build === undefined && !/^[1-9]\d*:[1-9]\d*$/.test(service.user ?? ''),
      'it runs as root',
    ],
    [
      typeof service.command === 'string' || typeof service.entrypoint === 'string',
      'it is started by a shell',
    ],
    [runsScripts(service), 'its database runs JavaScript of queries'],
    [(service.volumes ?? []).some((volume) => SOCKETS.test(volume)), 'it reaches into the host'],
    [Object.entries(service.environment ?? {}).some(isSecret), 'a secret stands in the file'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

/**
 * Our images are built here from a Dockerfile with its own rules. Others need a full version and a digest.
 */
function isPinned({ image = '', build }: ComposeService): boolean {
  return build !== undefined || /:\d+\.\d+\.\d+(-[\w.-]+)?@sha256:[0-9a-f]{64}$/.test(image);
}

/** `$where` and similar operators run code in the database. mongod can run without a script engine. */
function runsScripts({ image = '', command = [] }: ComposeService): boolean {
  return /^mongo(:|$)/.test(image) && !command.includes('--noscripting');
}

function isSecret([name, value]: readonly [string, string]): boolean {
  return (
    SECRET_NAME.test(name) && !name.endsWith('_FILE') && value !== '' && !value.startsWith('${')
  );
}
