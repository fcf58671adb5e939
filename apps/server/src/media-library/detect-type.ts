import { detectXml } from '@file-type/xml';
import { type Detector, FileTypeParser } from 'file-type';

/** Detects XML. Unlike `detectXml`, it doesn't throw if the file only begins like XML. */
const detectWellFormedXml: Detector = {
  id: detectXml.id,
  detect: (...given) => detectXml.detect(...given).catch(() => undefined),
};

/** Returns the content type of a file by its first bytes, or undefined if they are of no known type. */
export async function detectType(path: string): Promise<string | undefined> {
  const parser = new FileTypeParser({ customDetectors: [detectWellFormedXml] }); // it can read only one file at a time
  return (await parser.fromFile(path))?.mime;
}
