/** The parts that the bench uses; the package has no types. */
declare module "autocannon" {
  type Options = { url: string; connections: number; duration: number; headers: Record<string, string> };
  type Result = {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
