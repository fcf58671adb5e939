import { BRAND_COLOURS } from '@longreturn/site/press/colours';
import type { PressAsset } from '@longreturn/site/press-assets';
import { classNames } from '../../ui/class-names.ts';
import styles from './asset-preview.module.css';
import { pressAddress } from './press-address.ts';

/** A preview of a visual file: the picture on its intended background, or the colours side by side. */
export function AssetPreview({ asset: { group, ground, shape, files } }: { asset: PressAsset }) {
  const drawing = files.find(({ mediaType }) => mediaType === 'image/svg+xml');
  if (group === 'logos-and-branding' && !drawing) return <Swatches />;
  if (!drawing || (!shape && !ground)) return null;
  const [width, height] = shape ?? [480, 300];
  return (
    <span className={classNames(styles.preview, ground ? styles[ground] : styles.photo)}>
      <img src={pressAddress(drawing.file)} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

function Swatches() {
  return (
    <span className={classNames(styles.preview, styles.swatches)}>
      {BRAND_COLOURS.map(({ name, hex }) => (
        <span key={name} style={{ background: hex }} />
      ))}
    </span>
  );
}
