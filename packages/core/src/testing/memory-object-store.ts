import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Clock, ObjectStore } from '../ports.ts';

/** An object store in memory, with its objects by key. */
export interface MemoryObjectStore extends ObjectStore {
  objects: Map<string, { bytes: Buffer; contentType: string; modifiedAt: Date }>;
}

/** Creates an empty object store in memory. */
export function createMemoryObjectStore({ now }: Clock): MemoryObjectStore {
  const objects: MemoryObjectStore['objects'] = new Map();
  return {
    objects,
    async put(key, body, { contentType }) {
      objects.set(key, { bytes: await buffer(body), contentType, modifiedAt: now() });
    },
    async get(key, range) {
      const bytes = objects.get(key)?.bytes;
      return bytes && Readable.from([bytes.subarray(range?.start ?? 0, (range?.end ?? bytes.length) + 1)]);
    },
    async head(key) {
      const bytes = objects.get(key)?.bytes.length;
      return bytes === undefined ? undefined : { bytes };
    },
    async copy(from, to, { contentType }) {
      const object = objects.get(from);
      if (!object) throw new Error(`there is no object '${from}'`);
      objects.set(to, { ...object, contentType, modifiedAt: now() });
    },
    async delete(key) {
      objects.delete(key);
    },
    async *list(prefix) {
      for (const [key, { modifiedAt }] of [...objects]) if (key.startsWith(prefix)) yield { key, modifiedAt };
    },
  };
}
