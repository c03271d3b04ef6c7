/** The process started by tests/s3-server.ts. */
import S3rver from "@20minutes/s3rver";

const [port, directory = ""] = process.argv.slice(2);
const configureBuckets = [{ name: "media" }, { name: "backups" }];
await new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  directory,
  silent: true,
  configureBuckets,
}).run();
process.once("disconnect", () => process.exit());
process.send?.("ready");
