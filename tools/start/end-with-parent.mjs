// Preloaded into every child of a tool: when the channel to the parent closes, the parent is gone
// (kill -9 included) and this process must not stay behind.
if (process.channel) {
  const channel = process.channel;
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 4000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // A listener keeps the process running; ending by itself must stay possible.
  channel.unref();
}
