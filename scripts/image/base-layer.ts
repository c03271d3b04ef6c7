/** The few Debian packages that Node needs, without a shell or a package manager. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../build/build-files.ts";

const packages = ["libc6", "libgcc-s1", "libstdc++6", "ca-certificates", "tzdata"];

/** Not the numbers of any user of the machine that runs the image. */
export const imageUser = 10001;

/** Packages come from where this machine's come from. Returns their names with versions. */
export function fillBase(folder: string, downloads: string): string[] {
  mkdirSync(downloads, { recursive: true });
  // apt fetches as a user of its own, which cannot write here; as root it needs no other.
  const asRoot = ["-o", "APT::Sandbox::User=root"];
  execFileSync("apt-get", [...asRoot, "download", "-qq", ...packages], { cwd: downloads, stdio: "inherit" });
  for (const name of ["bin", "lib", "lib64", "sbin"]) {
    mkdirSync(join(folder, "usr", name), { recursive: true });
    symlinkSync(join("usr", name), join(folder, name));
  }
  const files = readdirSync(downloads).sort();
  for (const file of files) {
    const data = execFileSync("dpkg-deb", ["--fsys-tarfile", join(downloads, file)], { maxBuffer: 1e9 });
    const without = ["doc", "man", "info", "lintian"].map((name) => `--exclude=./usr/share/${name}`);
    execFileSync("tar", ["-x", "--keep-directory-symlink", "--no-same-owner", ...without, "-C", folder], {
      input: data,
    });
  }
  writeCertificates(folder);
  for (const [path, text] of Object.entries(settings)) {
    mkdirSync(join(folder, "etc"), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return files.map((file) => decodeURIComponent(file.replace(/\.deb$/, "")));
}

const settings = {
  "etc/passwd": `root:x:0:0::/:/sbin/nologin\nsite:x:${imageUser}:${imageUser}::/data:/sbin/nologin\n`,
  "etc/group": `root:x:0:\nsite:x:${imageUser}:\n`,
  "etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files dns\n",
};

/** What update-ca-certificates does when the package is installed. */
function writeCertificates(folder: string): void {
  const certificates = filesBelow(join(folder, "usr/share/ca-certificates")).filter((path) =>
    path.endsWith(".crt"),
  );
  mkdirSync(join(folder, "etc/ssl/certs"), { recursive: true });
  writeFileSync(
    join(folder, "etc/ssl/certs/ca-certificates.crt"),
    certificates.map((path) => readFileSync(path, "utf8")).join(""),
  );
}
