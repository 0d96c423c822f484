// Preloaded into every child of a tool. When the channel to the parent closes, the parent has ended (also by
// kill -9), and this process must end too.
function end() {
  setTimeout(() => process.exit(1), 4000).unref();
  process.kill(process.pid, 'SIGTERM');
}

if (process.connected) {
  process.once('disconnect', end);
  // The listener would keep the process running; it must still be able to end on its own.
  process.channel?.unref();
} else {
  // The parent ended before this process started.
  process.exit(1);
}
