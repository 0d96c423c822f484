// The health check of the container: ready, not only alive, because other containers wait for a working bff.
const url = `http://127.0.0.1:${process.env.PORT ?? 4200}/health/ready`;
const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
