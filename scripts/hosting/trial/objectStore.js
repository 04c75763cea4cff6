/** A store that speaks as Amazon's S3 does, run by startStore.js: port, folder, and where s3rver is. */
import { createRequire } from "node:module";

const [port, directory, installed = "."] = process.argv.slice(2);
const S3rver = createRequire(`${installed}/`)("s3rver");
await new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: "guide", configs: [] }],
  allowMismatchedSignatures: true,
}).run();
