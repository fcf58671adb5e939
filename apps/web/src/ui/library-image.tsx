import type { Cover } from '@longreturn/contract/cover';
import { VARIANT_FORMATS, type VariantFormat } from '@longreturn/contract/media-files';

interface LibraryImageProps {
  image: Pick<Cover, 'url' | 'width' | 'height' | 'variants'>;
  /** The alt text. Empty if the text beside the image says the same. */
  alt: string;
  /** The displayed width, from which the browser chooses one of the copies. */
  sizes: string;
  /** Whether this is the first picture of a page, which loads immediately with high priority. */
  priority?: boolean | undefined;
}

/** An image from the media library, with its smaller copies. */
export function LibraryImage({ image: { url, width, height, variants }, alt, sizes, priority }: LibraryImageProps) {
  const urgency = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const size = width && height ? { width, height } : {};
  return (
    <picture>
      {variants.length > 0
        ? VARIANT_FORMATS.map((format) => (
            <source key={format} type={`image/${format}`} srcSet={copiesOf(variants, format)} sizes={sizes} />
          ))
        : null}
      <img src={url} {...size} alt={alt} decoding="async" {...urgency} />
    </picture>
  );
}

function copiesOf(variants: Cover['variants'], wanted: VariantFormat): string {
  const copies = variants.filter(({ format }) => format === wanted);
  return copies.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
