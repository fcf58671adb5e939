import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { StartedTestContainer } from 'testcontainers';

/** A bucket of an S3 service, and the credentials for it. */
export interface S3Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Server {
  /** Creates an empty bucket. */
  createBucket(): Promise<S3Bucket>;
  stop(): Promise<void>;
}

/** Ceph's S3 gateway, which checks signatures, expiry and signed headers strictly. */
const IMAGE = 'local/ceph-s3:18';
const PORT = 8000;
const CREDENTIALS = { accessKeyId: 'PODTESTKEY', secretAccessKey: 'podtestsecret' };

const READY = 'mgrc service_daemon_register';
/**
 * Ceph logs this if its storage process starts too early for its monitor process. The service then never becomes ready.
 */
const FAILED = 'unable to update_crush_device_class';
/** The time limit for one start. A start takes about 15 seconds, and longer on a busy machine. */
const START_MS = 60_000;
const CHECK_MS = 500;
const TRIES = 6;

/**
 * Starts an S3 service in a container. Returns undefined if there is no Docker engine or no image, or if TEST_POSTGRES
 * is 'embedded'.
 */
export async function startS3Server(): Promise<S3Server | undefined> {
  if (process.env['TEST_POSTGRES'] === 'embedded' || !(await hasImage())) return undefined;
  const container = await startWorking();
  const access = {
    endpoint: `http://${container.getHost()}:${container.getMappedPort(PORT)}`,
    region: 'us-east-1',
    ...CREDENTIALS,
  };
  let created = 0;
  return {
    async createBucket() {
      created += 1;
      const bucket = `bucket-${created}`;
      await createBucket({ ...access, bucket });
      return { ...access, bucket };
    },
    stop: async () => void (await container.stop()),
  };
}

async function createBucket({ endpoint, region, bucket, ...credentials }: S3Bucket): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

async function docker() {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return (await getContainerRuntimeClient()).container.dockerode;
}

async function hasImage(): Promise<boolean> {
  try {
    await (await docker()).getImage(IMAGE).inspect();
    return true;
  } catch {
    return false;
  }
}

async function startWorking(): Promise<StartedTestContainer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const container = await new GenericContainer(IMAGE)
      .withEnvironment({ S3_ACCESS_KEY: CREDENTIALS.accessKeyId, S3_SECRET_KEY: CREDENTIALS.secretAccessKey })
      .withExposedPorts(PORT)
      .withWaitStrategy(Wait.forLogMessage(/./))
      .start();
    if (await isReady(container)) return container;
    await container.stop();
  }
  throw new Error(`the S3 service did not start in ${TRIES} tries`);
}

/** Waits until the service is ready. Returns false if the service ends, fails or takes too long. */
async function isReady(container: StartedTestContainer): Promise<boolean> {
  const inspected = (await docker()).getContainer(container.getId());
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const log = String(await inspected.logs({ stdout: true, stderr: true }));
    if (log.includes(READY)) return true;
    const { State } = await inspected.inspect();
    if (log.includes(FAILED) || !State.Running) return false;
    await sleep(CHECK_MS);
  }
  return false;
}
