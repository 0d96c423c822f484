// Preloaded into every child of a tool: when the channel to the parent closes, the parent is gone
// (kill -9 included) and this process must not stay behind.
function end() {
  setTimeout(() => process.exit(1), 4000).unref();
  process.kill(process.pid, 'SIGTERM');
}

if (process.connected) {
  process.once('disconnect', end);
  // A listener keeps the process running; ending by itself must stay possible.
  process.channel?.unref();
} else {
  // The parent was gone before this process had begun.
  process.exit(1);
}
