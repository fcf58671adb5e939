import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFile, uploadProblem } from '../../../src/features/admin/media/send-file.ts';

interface Answer {
  status: number;
  body: unknown;
}
const sent: { url: string; type: string; body: unknown }[] = [];
let answer: Answer;

/** Reports that half of the bytes were sent, and then responds to each request with `answer`. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  #to = { url: '', type: '' };
  open(_method: string, url: string) {
    this.#to.url = url;
  }
  setRequestHeader(_name: string, type: string) {
    this.#to.type = type;
  }
  abort() {
    this.onabort();
  }
  send(body: unknown) {
    sent.push({ ...this.#to, body });
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    if (answer.status === 0) return;
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.onload();
  }
}

const FILE = new File(['bytes'], 'Green.png', { type: 'image/x-png' });

/** Returns a client that responds to the start of an upload with `start`, which says where the file goes. */
function clientOf(start: { uploadURL: string; completeURL: string | null }) {
  const upload = vi.fn(async () => ({ id: 'the-id', expiresAt: '', ...start }));
  const complete = vi.fn(async () => ({ id: 'the-id', name: 'Completed' }));
  const client = { admin: { mediaFiles: { upload: { mutate: upload }, complete: { mutate: complete } } } };
  return { client: client as unknown as Parameters<typeof sendFile>[0], upload, complete }; // `sendFile` calls nothing else
}

const TO_SITE = { uploadURL: 'https://www.example.org/api/objects/uploads/token', completeURL: null };
const TO_STORE = { uploadURL: 'https://store.example.net/key?sign=1', completeURL: 'https://www.example.org/api/x' };

const send = (client: Parameters<typeof sendFile>[0], { signal } = new AbortController()) => {
  const onProgress = vi.fn();
  return { onProgress, sending: sendFile(client, { file: FILE, signal, onProgress }) };
};

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  sent.length = 0;
  answer = { status: 200, body: { id: 'the-id', name: 'Green.png' } };
});
afterEach(() => vi.unstubAllGlobals());

test('a file goes to the path of the site’s upload URL, and the response describes the stored file', async () => {
  const { client, upload, complete } = clientOf(TO_SITE);
  const { sending, onProgress } = send(client);
  expect(await sending).toEqual({ id: 'the-id', name: 'Green.png' });
  expect(upload).toHaveBeenCalledWith({ name: 'Green.png', type: 'image/png', size: 5 }, expect.anything());
  expect(sent).toEqual([{ url: '/api/objects/uploads/token', type: 'image/png', body: FILE }]);
  expect(onProgress).toHaveBeenCalledWith(50);
  expect(complete).not.toHaveBeenCalled();
});

test('a file for the object store goes to the signed URL, and then the upload is completed', async () => {
  const { client, complete } = clientOf(TO_STORE);
  expect(await send(client).sending).toMatchObject({ name: 'Completed' });
  expect(sent).toMatchObject([{ url: TO_STORE.uploadURL, type: 'image/png' }]);
  expect(complete).toHaveBeenCalledWith({ id: 'the-id' }, expect.anything());
});

test('the server’s reason for rejecting a file is shown; other errors count as a lost connection', async () => {
  answer = { status: 400, body: { error: 'The file is damaged or doesn’t have the stated type', code: 'upload.type' } };
  const error = await send(clientOf(TO_SITE).client).sending.catch((thrown: unknown) => thrown);
  expect(uploadProblem(error)).toBe('The file is damaged or doesn’t have the stated type');
  expect(uploadProblem(new Error('network'))).toBe('The connection was lost');
});

test('a cancelled upload stops', async () => {
  answer = { status: 0, body: undefined };
  const controller = new AbortController();
  const { sending } = send(clientOf(TO_SITE).client, controller);
  await vi.waitFor(() => expect(sent).toHaveLength(1), 15_000);
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
