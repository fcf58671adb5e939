import { startS3Server } from '@longreturn/emulators/s3-server';
import { afterAll, describe } from 'vitest';
import { testAudioOnS3 } from './audio/test-audio-on-s3.ts';
import { testUploadsOnS3 } from './audio/test-uploads-on-s3.ts';
import { testLibraryOnS3 } from './media-library/test-library-on-s3.ts';

/** The S3 service of all these tests. They are in one file, because the service takes half a minute to start. */
const server = await startS3Server();
afterAll(() => server?.stop(), 30_000);

describe.skipIf(!server)('the media library in an S3 bucket', async () =>
  testLibraryOnS3(await server?.createBucket()),
);
describe.skipIf(!server)('uploads to an S3 bucket', async () => testUploadsOnS3(await server?.createBucket()));
describe.skipIf(!server)('audio in an S3 bucket', async () => testAudioOnS3(await server?.createBucket()));
