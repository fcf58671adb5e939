import type { Detector } from 'file-type';

/** Detects the content type of a file from its first bytes. Returns undefined for an unknown type. */
export async function detectType(path: string): Promise<string | undefined> {
  // Loaded on demand, because they are large.
  const [{ FileTypeParser }, { detectXml }] = await Promise.all([import('file-type'), import('@file-type/xml')]);
  const parser = new FileTypeParser({ customDetectors: [withoutThrowing(detectXml)] }); // a parser reads one file at a time
  return (await parser.fromFile(path))?.mime;
}

/** Returns a detector of XML that doesn't throw if the file begins like XML but isn't XML. */
function withoutThrowing({ id, detect }: Detector): Detector {
  return { id, detect: (...given) => detect(...given).catch(() => undefined) };
}
