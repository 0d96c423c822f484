import { existsSync } from 'node:fs';
import { installFromDebian, mayInstall } from '../../shared/debian';
import { Problem } from '../../shared/problem';

const NGINX = '/usr/sbin/nginx';
/** Loaded with this path in docker/edge/nginx.conf. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const OPENSSL = '/usr/bin/openssl';

/** The packages of the edge's image (docker/Dockerfile), and openssl for certificates of tests. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'];

const HOW =
  "The tests of the edge need Debian's nginx and its module for brotli.\n" +
  `  On Debian 12: sudo apt-get install ${PACKAGES.join(' ')}`;

/** Installs nginx when it is missing, on Debian, as root. @throws Problem that says how to install it. */
export function ensureNginx(): void {
  if (!isThere() && mayInstall()) installFromDebian(PACKAGES);
  findNginx();
}

/** Path of nginx. @throws Problem that says how to install it. */
export function findNginx(): string {
  if (!isThere()) throw new Problem(HOW);
  return NGINX;
}

function isThere(): boolean {
  return [NGINX, BROTLI, OPENSSL].every((file) => existsSync(file));
}
