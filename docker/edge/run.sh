# Starts nginx, and reloads it when certificate, key or settings of this installation were replaced. Files that
# nginx refuses, for example a certificate without its key, are tried again until they fit; meanwhile the old
# ones stay in use.
set -euo pipefail
edge=${1:-/srv/edge}
files() { cat "$edge"/tls/*.pem "$edge"/conf/site/*.conf | cksum; }

used=$(files)
(
  while sleep "${RELOAD_SECONDS:-60}" && kill -0 $$ 2>/dev/null; do
    found=$(files) || continue
    if [ "$found" != "$used" ] && nginx -p "$edge" -c conf/nginx.conf -q -t; then
      used=$found
      # The process of this script, which nginx has taken over.
      kill -HUP $$
    fi
  done
) &
exec nginx -p "$edge" -c conf/nginx.conf
