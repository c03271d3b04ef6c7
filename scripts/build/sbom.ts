/**
 * The bill of materials of the build, in CycloneDX: every package that runs on the server or was bundled for browsers. It
 * comes from package-lock.json alone and has neither a time nor a serial number, so the same sources give the same file.
 */
const rootRef = "secure-ai-africa";

type LockedPackage = {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dev?: true;
  optional?: true;
  devOptional?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockedPackage> };

/** `bundled`: the packages whose code or fonts are in the build, as paths in the lock. Some are development dependencies. */
export function sbomOf({ packages }: Lock, bundled: Iterable<string>): string {
  const inBundles = new Set(bundled);
  const paths = Object.keys(packages)
    .filter((path) => path && (!packages[path]?.dev || inBundles.has(path)))
    .sort();
  const refs = new Map(paths.map((path) => [path, refOf(path, packages[path])]));
  const dependsOn = (path: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const found = names.flatMap((name) => refs.get(resolvePackage(packages, path, name) ?? "") ?? []);
    return [...new Set(found)].sort();
  };
  const byRef = new Map(paths.map((path) => [refs.get(path) ?? "", path]));
  const root = packages[""];
  const sbom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: {
        type: "application",
        "bom-ref": rootRef,
        name: root?.name,
        version: root?.version,
        ...licences(root?.license),
      },
    },
    components: [...byRef].map(([ref, path]) => component(ref, path, packages[path])),
    dependencies: [
      { ref: rootRef, dependsOn: dependsOn("") },
      ...[...byRef].map(([ref, path]) => ({ ref, dependsOn: dependsOn(path) })),
    ],
  };
  return `${JSON.stringify(sbom, undefined, 1)}\n`;
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

/** A package URL: https://github.com/package-url/purl-spec. */
function refOf(path: string, locked: LockedPackage | undefined): string {
  const name = (locked?.name ?? nameOf(path)).replace("@", "%40");
  return `pkg:npm/${name}@${encodeURIComponent(locked?.version ?? "")}`;
}

function component(ref: string, path: string, locked: LockedPackage = {}) {
  const [name = "", group] = (locked.name ?? nameOf(path)).split("/").reverse();
  return {
    type: "library",
    "bom-ref": ref,
    ...(group && { group }),
    name,
    version: locked.version,
    scope: locked.optional || locked.devOptional ? "optional" : "required",
    ...hashes(locked.integrity),
    ...licences(locked.license),
    purl: ref,
  };
}

function hashes(integrity = "") {
  const found = integrity.split(" ").flatMap((part) => {
    const [algorithm, digest = ""] = part.split("-");
    const content = Buffer.from(digest, "base64").toString("hex");
    return algorithm === "sha512" ? [{ alg: "SHA-512", content }] : [];
  });
  return found.length > 0 && { hashes: found };
}

const licences = (expression: string | undefined) => expression && { licenses: [{ expression }] };

/** As Node does: the nearest node_modules folder above the package that asks. */
function resolvePackage(packages: Lock["packages"], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (path in packages) return path;
    if (!folder) return undefined;
  }
}

/** The package that a file of the project belongs to, as a path in the lock. */
export const packageOf = (file: string): string | undefined =>
  /^(?:.+\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
