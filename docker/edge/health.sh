# Asks the edge whether it is alive; the image has neither curl nor Node, but bash can talk.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${1:-8080}"
printf 'GET /health/edge HTTP/1.0\r\n\r\n' >&3
IFS=' ' read -r _ status _ <&3
[ "$status" = 200 ]
