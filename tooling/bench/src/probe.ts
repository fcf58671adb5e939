/** An answer as the load tool will get it. */
export interface Probe {
  status: number;
  etag: string | undefined;
  type: string;
  /** Of the body on the wire, in bytes. */
  length: number;
}

/** Asks once and reports what came, its length as sent, before it is unpacked. Throws on another status than the expected one. */
export async function probe(url: string, headers: Record<string, string>, expected = 200): Promise<Probe> {
  const response = await fetch(url, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== expected) throw new Error(`${url} answered ${response.status}, not ${expected}`);
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? undefined,
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    length: Number(response.headers.get('content-length') ?? 0),
  };
}
