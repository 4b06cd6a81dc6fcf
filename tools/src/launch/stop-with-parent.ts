/** Preloaded into a child: when its parent is killed, the child ends too instead of holding the port. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
