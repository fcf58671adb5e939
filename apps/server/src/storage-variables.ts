import { z } from 'zod';

/** The environment variables for the object store (README.md). */
export const storageVariables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      (url) => !url.includes('@') && new URL(url).search === '',
      'it must contain only a scheme, a host, a port and a path',
    )
    .optional(),
  S3_REGION: z.string().max(100).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'it must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().max(300).optional(),
  S3_SECRET_KEY: z.string().max(300).optional(),
};

type StorageValues = z.infer<z.ZodObject<typeof storageVariables>>;

// In TypeScript, the return type of Object.keys is string[].
export const STORAGE_VARIABLES = Object.keys(storageVariables) as (keyof StorageValues)[];

/** Requires the variables to be all set or all empty: adds an issue for each missing variable. */
export function requireCompleteStorage(values: StorageValues, context: z.RefinementCtx): void {
  const given = STORAGE_VARIABLES.find((name) => values[name] !== undefined);
  if (given === undefined) return;
  for (const missing of STORAGE_VARIABLES.filter((name) => values[name] === undefined)) {
    context.addIssue({ code: 'custom', path: [missing], message: `it must be set if ${given} is set` });
  }
}

/** The bucket that stores files; undefined if a folder in DATA_DIR stores them. */
export interface StorageEnv {
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Converts the checked variables to the store's options. */
export function readStorage(values: StorageValues): StorageEnv {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = values;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return { s3: undefined };
  return { s3: { endpoint, region, bucket, accessKeyId, secretAccessKey } };
}
