/** `npm run image`: writes the site as an OCI image, without a daemon. See docs/deploy.md. */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "./build/build-files.ts";
import { readStamp } from "./build/last-build.ts";
import { buildIfChanged } from "./build.ts";
import { fillBase, imageUser } from "./image/base-layer.ts";
import { openLayout } from "./image/oci-layout.ts";
import { removeDevelopmentPackages } from "./site/prepare-release.ts";

const program = [
  ...[
    "package.json",
    "package-lock.json",
    ".npmrc",
    "LICENSE",
    "server.ts",
    "languages.ts",
    "root-folder.ts",
    "organisation.ts",
  ],
  ...["app", "content", "server", "texts", "public", "scripts", "build", "node_modules"],
];
/** What only compilers, other systems, tests and people read. */
const needless = [
  "node_modules/node-linux-*/{include,share}",
  "node_modules/better-sqlite3/{deps,src}",
  "node_modules/better-sqlite3/prebuilds/{darwin,win32,linuxmusl}*",
  "{app,content,server,texts,scripts}/**/*.test.{ts,tsx}",
];

/** In bytes, compressed. */
const maxSize = 200e6;

const work = resolve(".cache/image");
const archive = resolve(process.env.PWD ?? ".", process.argv[2] ?? "secure-ai-africa.oci.tar");

/** A new folder below the work folder. */
const newFolder = (...path: string[]) => {
  mkdirSync(join(work, ...path), { recursive: true });
  return join(work, ...path);
};

function copyProgram(target: string): void {
  execFileSync("cp", ["-a", "--no-preserve=ownership", ...program, target]);
  removeDevelopmentPackages(target);
  for (const path of globSync(needless, { cwd: target })) rmSync(join(target, path), { recursive: true });
  const modules = join(target, "node_modules");
  for (const name of readdirSync(modules)) {
    // Caches of tools.
    const isCache = name.startsWith(".") && ![".bin", ".package-lock.json"].includes(name);
    if (isCache) rmSync(join(modules, name), { recursive: true });
  }
  // Files of earlier builds stay for visitors with an open page.
  const { files = [], earlier = {} } = readStamp(join(target, "build/built-from.json")) ?? {};
  const served = new Set([...files, ...Object.keys(earlier)]);
  for (const path of filesBelow(join(target, "build/client"))) {
    const file = path.slice(target.length + 1).replace(/\.(?:br|gz)$/, "");
    if (!served.has(file)) rmSync(path);
  }
}

/** The architecture as OCI names it. */
const architecture = { x64: "amd64", arm64: "arm64" }[process.arch as string];
if (!architecture) throw new Error(`There is no image for ${process.arch}.`);

await buildIfChanged();
rmSync(work, { recursive: true, force: true });
const packages = fillBase(newFolder("base"), newFolder("packages"));
copyProgram(newFolder("site/app"));
// Packages change less often than the program, so they are a layer of their own.
renameSync(join(work, "site/app/node_modules"), join(newFolder("modules/app"), "node_modules"));
for (const name of ["data", "cache"]) newFolder("volumes", name);

const layout = openLayout(newFolder("layout"));
const layers = [
  await layout.addLayer(join(work, "base")),
  await layout.addLayer(join(work, "volumes"), imageUser),
  await layout.addLayer(join(work, "modules")),
  await layout.addLayer(join(work, "site")),
];
const config = {
  architecture,
  os: "linux",
  config: {
    User: `${imageUser}:${imageUser}`,
    WorkingDir: "/app",
    Entrypoint: ["node", "scripts/boot.mjs"],
    Cmd: ["server.ts"],
    ExposedPorts: { "3000/tcp": {} },
    Volumes: { "/data": {}, "/cache": {} },
    StopSignal: "SIGTERM",
    Env: [
      "PATH=/app/node_modules/.bin",
      "SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt",
      "DATABASE_URL=file:/data/site.db",
      "MEDIA_FOLDER=/data/media",
      "PICTURE_CACHE=/cache/pictures",
      "SAMPLE_CONTENT=off",
    ],
    Labels: { "org.opencontainers.image.title": "Secure AI Africa" },
  },
};
const digest = layout.finish(archive, config, layers, "localhost/secure-ai-africa:latest");
for (const name of readdirSync(work)) rmSync(join(work, name), { recursive: true });
const { size } = statSync(archive);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`${archive}: ${megabytes(size)}, ${digest}`);
console.log(`Debian packages: ${packages.join(", ")}`);
if (size > maxSize) {
  console.error(
    `The image may have at most ${megabytes(maxSize)}. Leave out what it does not need: see scripts/image.ts.`,
  );
  process.exit(1);
}
