import { createHash } from 'node:crypto';

/** The UUID namespace of podcast GUIDs, as defined for the tag `podcast:guid` in RSS feeds. */
const NAMESPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');
const VERSION_5 = 0x50;
const VARIANT = 0x80;

/** Returns the podcast GUID of a feed: a UUIDv5 of the feed's URL without its scheme and trailing slashes. */
export function feedGuid(url: string): string {
  const name = url.replace(/^\w+:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION_5, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
