# Checks that the edge answers. The image has neither curl nor Node, so bash opens the connection.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${1:-8080}"
printf 'GET /health/edge HTTP/1.0\r\n\r\n' >&3
IFS=' ' read -r _ status _ <&3
[ "$status" = 200 ]
