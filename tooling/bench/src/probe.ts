/** A response as the load tool receives it. */
export interface Probe {
  status: number;
  etag: string | undefined;
  type: string;
  /** Size of the body as transferred, in bytes. */
  length: number;
}

/** Sends one request and returns the properties of the response. Throws if the status is not `expected`. */
export async function probe(url: string, headers: Record<string, string>, expected = 200): Promise<Probe> {
  const response = await fetch(url, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== expected) throw new Error(`${url} returned ${response.status}, not ${expected}`);
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? undefined,
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    length: Number(response.headers.get('content-length') ?? 0),
  };
}
