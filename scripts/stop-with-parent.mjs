// Loaded by boot.mjs into the server that it starts: when boot.mjs is gone, even killed, the channel to it closes,
// and the server ends as if an operator had stopped it.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
