const BROTLI = /(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0{0,3})?\s*(?:$|,)))/i;
const GZIP = /(?:^|[\s,])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0{0,3})?\s*(?:$|,)))/i;

/** Value of an Accept-Encoding header, which Node may pass as a list. */
type AcceptEncoding = string | string[] | undefined;

export function takesBrotli(accepted: AcceptEncoding): boolean {
  return BROTLI.test(String(accepted ?? ''));
}

export function takesGzip(accepted: AcceptEncoding): boolean {
  return GZIP.test(String(accepted ?? ''));
}
