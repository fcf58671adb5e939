import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const QUALITY = 6;

/**
 * A finished answer, ready for any reader: its ETag, its headers and its body, either as it is or, where that is
 * shorter, compressed only. Nearly every reader takes a compressed one; `plainBody` has the body for the others.
 */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity?: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses a body and names it; the ETag is weak because one name stands for all three encodings. */
export async function finishAnswer(status: number, headers: Record<string, string>, body: string): Promise<Answer> {
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

/** The body as it is, unpacked where it is kept compressed. */
export function plainBody({ identity, gzip: gz = Buffer.alloc(0) }: Pick<Answer, 'identity' | 'gzip'>): Buffer {
  return identity ?? gunzipSync(gz);
}

/** A window no larger than the body: the default one takes 4 MB for each page that is being compressed. */
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

/** An answer of bytes that are compressed already (pictures, fonts), or whose compressed forms are at hand. */
export function fileAnswer(
  headers: Record<string, string>,
  identity: Buffer,
  compressed: Pick<Answer, 'br' | 'gzip'> = {},
): Answer {
  const body = compressed.gzip ? {} : { identity };
  return { status: 200, headers, etag: etagOf(identity), ...body, ...compressed };
}

/** A copy in memory of its own: a slice would keep the whole slab that it was cut from. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Bytes that an answer holds in memory. */
export function sizeOf({ identity, br, gzip: gz }: Answer): number {
  return (identity?.length ?? 0) + (br?.length ?? 0) + (gz?.length ?? 0) + 1024;
}
