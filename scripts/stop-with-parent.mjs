// boot.mjs loads this into the server that it starts. When boot.mjs ends, even if it is killed, the channel to it
// closes, and the server stops gracefully.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
