type Options = { signal: AbortSignal; onBytes: (count: number) => void };

/** Downloads a file and reports how many bytes have arrived. Not kept in the browser's own cache as well. */
export async function download(address: string, { signal, onBytes }: Options): Promise<Response> {
  const response = await fetch(address, { signal, cache: "no-store" });
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    onBytes(next.value.length);
  }
  return new Response(new Blob(chunks), { headers: response.headers });
}
