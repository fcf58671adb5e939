import { detectXml } from '@file-type/xml';
import { FileTypeParser } from 'file-type';

const parser = new FileTypeParser({ customDetectors: [detectXml] });

/** Returns the content type of a file by its first bytes, or undefined if they are of no known type. */
export async function detectType(path: string): Promise<string | undefined> {
  return (await parser.fromFile(path))?.mime;
}
