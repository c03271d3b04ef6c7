/** What the bench uses of it; the package has no types of its own. */
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
