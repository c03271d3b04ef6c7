/**
 * Renders the film of the AI policy page and its poster into public/film/: `node tools/art/film.ts`.
 * It needs ffmpeg with libvpx-vp9 and libx264.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { frameSvg, HEIGHT, SECONDS, WIDTH } from "./film-frame.ts";

const FRAMES_PER_SECOND = 24;
const POSTER_AT = 2.2;
const MOST_BYTES = { film: 500_000, poster: 30_000 };

const folder = fileURLToPath(new URL("../../public/film/", import.meta.url));
const REC709 = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
const COLOURS = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv".split(" ");

function ffmpeg(...options: string[]) {
  const encoder = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const done = once(encoder, "exit").then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg exited with ${code}`);
  });
  return { input: encoder.stdin, done };
}

/** Encodes every frame losslessly, so that both films are made from the same pictures. */
async function renderFrames(target: string): Promise<void> {
  const picture = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND}`.split(" ");
  const lossless = "-c:v libx264rgb -qp 0 -preset ultrafast".split(" ");
  const { input, done } = ffmpeg(...picture, "-i", "-", ...lossless, target);
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame++) {
    const svg = Buffer.from(frameSvg(frame / FRAMES_PER_SECOND));
    if (!input.write(await sharp(svg).removeAlpha().raw().toBuffer())) await once(input, "drain");
  }
  input.end();
  await done;
}

async function encode(frames: string): Promise<void> {
  // Bit-exact: the same pictures give the same files, so a run without changes leaves no diff.
  const common = [
    "-i",
    frames,
    "-an",
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-vf",
    REC709,
    ...COLOURS,
  ];
  const vp9 = [
    ...common,
    ..."-c:v libvpx-vp9 -b:v 0 -crf 40 -row-mt 1 -g 216 -passlogfile".split(" "),
    `${frames}.log`,
  ];
  await ffmpeg(...vp9, ..."-pass 1 -cpu-used 4 -f null -".split(" ")).done;
  await ffmpeg(...vp9, ..."-pass 2 -cpu-used 1".split(" "), join(folder, "africa.webm")).done;
  const h264 =
    "-c:v libx264 -preset veryslow -tune animation -crf 29 -profile:v high -movflags +faststart".split(" ");
  await ffmpeg(...common, ...h264, join(folder, "africa.mp4")).done;
}

async function drawPoster(): Promise<void> {
  const still = sharp(Buffer.from(frameSvg(POSTER_AT))).removeAlpha();
  await still.clone().avif({ quality: 45, effort: 9 }).toFile(join(folder, "poster.avif"));
  await still
    .clone()
    .webp({ quality: 50, effort: 6, smartSubsample: true })
    .toFile(join(folder, "poster.webp"));
  await still.clone().resize(960).jpeg({ quality: 50, mozjpeg: true }).toFile(join(folder, "poster.jpg"));
}

async function weigh(name: string, most: number): Promise<void> {
  const { size } = await stat(join(folder, name));
  console.log(`${name}: ${size} bytes`);
  if (size > most) throw new Error(`${name} must not exceed ${most} bytes`);
}

await mkdir(folder, { recursive: true });
const workshop = await mkdtemp(join(tmpdir(), "film-"));
try {
  const frames = join(workshop, "frames.mkv");
  await renderFrames(frames);
  await encode(frames);
  await drawPoster();
} finally {
  await rm(workshop, { recursive: true });
}
for (const name of ["africa.webm", "africa.mp4"]) await weigh(name, MOST_BYTES.film);
for (const name of ["poster.avif", "poster.webp", "poster.jpg"]) await weigh(name, MOST_BYTES.poster);
