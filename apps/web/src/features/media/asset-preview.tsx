import type { PressAsset } from '@longreturn/site/press-assets';
import { classNames } from '../../ui/class-names.ts';
import styles from './asset-preview.module.css';
import { pressAddress } from './press-address.ts';

/** The picture that a file holds, on the ground it was made for; nothing for what moves, sounds or is text. */
export function AssetPreview({ asset: { group, ground, files } }: { asset: PressAsset }) {
  const drawing = files.find(({ mediaType }) => mediaType === 'image/svg+xml');
  if (!drawing || (group !== 'photos' && !ground)) return null;
  return (
    <span className={classNames(styles.preview, ground && styles[ground])}>
      <img src={pressAddress(drawing.file)} width={480} height={300} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
