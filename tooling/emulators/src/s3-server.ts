import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** An S3 service for one test file, with an empty bucket. */
export interface S3Server {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
}

/** Ceph's S3 gateway, which checks signatures, expiry and signed headers strictly. */
const IMAGE = 'local/ceph-s3:18';
const PORT = 8000;
const CREDENTIALS = { accessKeyId: 'PODTESTKEY', secretAccessKey: 'podtestsecret' };

/** Starts an S3 service in a container. Returns undefined without a Docker engine or its image. */
export async function startS3Server(): Promise<S3Server | undefined> {
  if (process.env['TEST_POSTGRES'] === 'embedded') return undefined; // no containers
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  const image = await engine?.container.dockerode
    .getImage(IMAGE)
    .inspect()
    .catch(() => undefined);
  if (!image) return undefined;
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ S3_ACCESS_KEY: CREDENTIALS.accessKeyId, S3_SECRET_KEY: CREDENTIALS.secretAccessKey })
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forLogMessage(/mgrc service_daemon_register/))
    .withStartupTimeout(120_000)
    .start();
  const endpoint = `http://${container.getHost()}:${container.getMappedPort(PORT)}`;
  const region = 'us-east-1';
  const bucket = 'library';
  const client = new S3Client({ endpoint, region, credentials: CREDENTIALS, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { endpoint, region, bucket, ...CREDENTIALS, stop: async () => void (await container.stop()) };
}
