/** Loaded into a child before its own code: when its parent is killed, the child ends too instead of holding the port. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
