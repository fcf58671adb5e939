import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const QUALITY = 6;

/**
 * A complete response for any client: its ETag, headers and body. If compression makes the body shorter, only the
 * compressed forms (brotli and gzip) are stored, because nearly every client accepts one of them. For other clients,
 * `plainBody` decompresses the gzip form.
 */
export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity?: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses a body and computes its ETag. The ETag is weak because the plain and compressed forms share it. */
export async function finishResponse(
  status: number,
  headers: Record<string, string>,
  body: string,
): Promise<StoredResponse> {
  const identity = ownBytes(Buffer.from(body));
  const [br, gz] = (await Promise.all([brotli(identity, brotliOptions(identity)), deflate(identity)])).map(ownBytes);
  const isShorter = (compressed: Buffer) => compressed.length < identity.length;
  const isCompressed = gz !== undefined && isShorter(gz);
  return {
    status,
    headers,
    etag: etagOf(identity),
    ...(isCompressed ? { gzip: gz } : { identity }),
    ...(br && isShorter(br) && { br }),
  };
}

/** Returns the uncompressed body, decompressing it if necessary. */
export function plainBody({ identity, gzip: gz = Buffer.alloc(0) }: Pick<StoredResponse, 'identity' | 'gzip'>): Buffer {
  return identity ?? gunzipSync(gz);
}

/**
 * Returns options with the smallest window that holds the body, within brotli's limits. The default window would need
 * 4 MB of memory per compression.
 */
function brotliOptions({ length }: Buffer) {
  const windowBits = Math.ceil(Math.log2(Math.max(length, 2)));
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(windowBits, least), most),
    },
  };
}

/**
 * Creates a response from a file. The caller provides its compressed forms, or none if its format is already compressed
 * (images, fonts).
 */
export function fileResponse(
  headers: Record<string, string>,
  identity: Buffer,
  compressed: Pick<StoredResponse, 'br' | 'gzip'> = {},
): StoredResponse {
  const body = compressed.gzip ? {} : { identity };
  return { status: 200, headers, etag: etagOf(identity), ...body, ...compressed };
}

/** Copies the bytes into separate memory: a small Buffer shares a larger slab and keeps all of it in memory. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Returns the bytes of memory that a response uses. */
export function sizeOf({ identity, br, gzip: gz }: StoredResponse): number {
  return (identity?.length ?? 0) + (br?.length ?? 0) + (gz?.length ?? 0) + 1024;
}
