import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  NoSuchUpload,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ObjectStore } from '@longreturn/core/ports';

/** A bucket of an S3 service and the credentials for it. */
export interface S3Options {
  /** The URL of the service: 'https://s3.eu-central-1.amazonaws.com'. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const CONNECTION_MS = 5000;
const IDLE_MS = 30_000;
/** Some services send nothing until a copy is complete. */
const COPY_MS = 600_000;

/** Returns the settings of an S3 client. `idleMs` is how long a connection may be idle, in milliseconds. */
export function clientConfig({ endpoint, region, bucket: _bucket, ...credentials }: S3Options, idleMs = IDLE_MS) {
  return {
    endpoint,
    region,
    credentials,
    forcePathStyle: true, // required by most services other than Amazon's
    requestChecksumCalculation: 'WHEN_REQUIRED', // a browser that uploads to a signed URL sends no checksum
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: SILENT, // callers log failures
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: idleMs },
  } as const;
}

/** Creates an object store in a bucket, which must exist and should not be public. */
export function s3Store(options: S3Options): ObjectStore {
  const { bucket } = options;
  const client = new S3Client(clientConfig(options));
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async put(key, body, { contentType, bytes }) {
      const about = { ContentType: contentType, ContentLength: bytes };
      const broken = new AbortController(); // without it, the request would wait forever for the rest of a broken body
      body.once('error', (error) => broken.abort(error));
      const command = new PutObjectCommand({ ...at(key), ...about, Body: body });
      await client.send(command, { abortSignal: broken.signal });
    },
    async get(key, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const found = await orAbsent(client.send(new GetObjectCommand({ ...at(key), ...part })));
      return found && asReadable(found.Body);
    },
    async head(key) {
      const found = await orAbsent(client.send(new HeadObjectCommand(at(key))));
      return found && { bytes: found.ContentLength ?? 0 };
    },
    async copy(from, to, { contentType }) {
      const source = { CopySource: `${bucket}/${from}` };
      const about = { ContentType: contentType, MetadataDirective: 'REPLACE' } as const;
      const patient = new S3Client(clientConfig(options, COPY_MS));
      await patient.send(new CopyObjectCommand({ ...at(to), ...source, ...about })).finally(() => patient.destroy());
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key: key, LastModified: modifiedAt } of Contents) if (key && modifiedAt) yield { key, modifiedAt };
    },
    async deleteUnfinished(prefix, before) {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }));
      for (const { Key = '', UploadId, Initiated } of Uploads) {
        if (!Initiated || Initiated > before) continue;
        const abort = new AbortMultipartUploadCommand({ ...at(Key), UploadId });
        await orAbsent(client.send(abort));
      }
    },
    presignPut(key, { contentType, bytes, expiresInSec }) {
      const command = new PutObjectCommand({ ...at(key), ContentType: contentType, ContentLength: bytes });
      // By default, content-type isn't signed.
      const signableHeaders = new Set(['content-type', 'content-length', 'host']);
      return getSignedUrl(client, command, { expiresIn: expiresInSec, signableHeaders });
    },
    presignGet(key, { contentType, contentDisposition, expiresInSec }) {
      const headers = { ResponseContentType: contentType, ResponseContentDisposition: contentDisposition };
      const command = new GetObjectCommand({ ...at(key), ...headers, ResponseCacheControl: 'private, no-store' });
      return getSignedUrl(client, command, { expiresIn: expiresInSec });
    },
  };
}

async function orAbsent<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound || error instanceof NoSuchUpload) return undefined;
    throw error;
  }
}

function asReadable(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new Error('the S3 client returned no Node.js stream');
}
