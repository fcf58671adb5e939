import { detectXml } from '@file-type/xml';
import { FileTypeParser } from 'file-type';

/** Returns the content type of a file by its first bytes, or undefined if they are of no known type. */
export async function detectType(path: string): Promise<string | undefined> {
  const parser = new FileTypeParser({ customDetectors: [detectXml] }); // it can read only one file at a time
  return (await parser.fromFile(path))?.mime;
}
