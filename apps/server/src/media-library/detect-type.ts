import { detectXml } from '@file-type/xml';
import { type Detector, FileTypeParser } from 'file-type';

/** Detects XML. Unlike `detectXml`, it doesn't throw if the file begins like XML but isn't XML. */
const detectWellFormedXml: Detector = {
  id: detectXml.id,
  detect: (...given) => detectXml.detect(...given).catch(() => undefined),
};

/** Detects the content type of a file from its first bytes. Returns undefined for an unknown type. */
export async function detectType(path: string): Promise<string | undefined> {
  const parser = new FileTypeParser({ customDetectors: [detectWellFormedXml] }); // a parser reads one file at a time
  return (await parser.fromFile(path))?.mime;
}
