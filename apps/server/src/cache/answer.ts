import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A finished answer, ready for any reader: its body as it is and, where that is shorter, compressed; its ETag and its headers. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses a body and names it; the ETag is weak because one name stands for all three encodings. */
export async function finishAnswer(status: number, headers: Record<string, string>, body: string): Promise<Answer> {
  const identity = ownBytes(Buffer.from(body));
  const [br, gz] = (await Promise.all([brotli(identity, QUALITY), deflate(identity)])).map(ownBytes);
  const isShorter = (compressed: Buffer) => compressed.length < identity.length;
  return {
    status,
    headers,
    etag: etagOf(identity),
    identity,
    ...(br && isShorter(br) && { br }),
    ...(gz && isShorter(gz) && { gzip: gz }),
  };
}

/** An answer of bytes that are compressed already (pictures, fonts), or whose compressed forms are at hand. */
export function fileAnswer(
  headers: Record<string, string>,
  identity: Buffer,
  compressed: Pick<Answer, 'br' | 'gzip'> = {},
): Answer {
  return { status: 200, headers, etag: etagOf(identity), identity, ...compressed };
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
  return identity.length + (br?.length ?? 0) + (gz?.length ?? 0) + 1024;
}
