# The shell of the database with all rights, for runbooks: bash /srv/mongo/shell.sh --eval '...'
set -euo pipefail
exec mongosh --quiet --norc --username root --password "$(< /run/secrets/mongo-root-password)" \
  --authenticationDatabase admin portal "$@"
