// The health check of the container: ready, not only alive, so that what waits for it finds it working.
const url = `http://127.0.0.1:${process.env.PORT ?? 4200}/health/ready`;
const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
