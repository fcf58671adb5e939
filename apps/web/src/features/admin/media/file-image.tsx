import type { MediaFile } from '@longreturn/contract/media-library';
import { IconDocument, IconPod, IconVideo } from '../../../ui/icons.tsx';
import { LibraryImage } from '../../../ui/library-image.tsx';
import styles from './file-image.module.css';
import { sitePath } from './site-path.ts';

const ICONS = { video: <IconVideo />, audio: <IconPod />, document: <IconDocument /> } as const;

interface FileImageProps {
  file: MediaFile;
  /** The displayed width, for the `sizes` attribute. */
  sizes: string;
}

/** A thumbnail of an image, or an icon for other file types. Its alt text is empty: the file's name is beside it. */
export function FileImage({ file, sizes }: FileImageProps) {
  if (file.type !== 'image') return <span className={styles.frame}>{ICONS[file.type]}</span>;
  const variants = file.variants.map((variant) => ({ ...variant, url: sitePath(variant.url) }));
  return (
    <span className={styles.frame}>
      <LibraryImage image={{ ...file, url: sitePath(file.url), variants }} alt="" sizes={sizes} />
    </span>
  );
}
