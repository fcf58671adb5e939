import type { PressKitSizes } from '@longreturn/contract/content';
import { BRAND_COLOURS } from '@longreturn/site/press/colours';
import { PRESS_ASSETS, type PressAsset } from '@longreturn/site/press-assets';
import type { PressKit } from '@longreturn/site/press-kit';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './asset-group.module.css';
import { PressDownloads, pressPath } from './press-downloads.tsx';

interface AssetGroupProps {
  group: PressKit['groups'][number];
  sizes: PressKitSizes | undefined;
}

/** Downloadable files of one kind. */
export function AssetGroup({ group: { slug, title, text: about }, sizes }: AssetGroupProps) {
  return (
    <Section title={title}>
      <p className={styles.about}>{about}</p>
      <ul className={classNames(styles.assets, styles[slug])}>
        {PRESS_ASSETS.filter(({ group }) => group === slug).map((asset) => (
          <li key={asset.title} className={styles.asset}>
            <AssetPreview asset={asset} />
            <h3 className={styles.title}>{asset.title}</h3>
            <p className={text.meta}>{asset.text}</p>
            <PressDownloads asset={asset} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A preview of a visual file: the picture on its intended background, or the colours side by side. */
function AssetPreview({ asset: { group, ground, shape, files } }: { asset: PressAsset }) {
  const drawing = files.find(({ mediaType }) => mediaType === 'image/svg+xml');
  if (group === 'logos-and-branding' && !drawing) return <Swatches />;
  if (!drawing || (!shape && !ground)) return null;
  const [width, height] = shape ?? [480, 300];
  return (
    <span className={classNames(styles.preview, ground ? styles[ground] : styles.photo)}>
      <img src={pressPath(drawing.file)} width={width} height={height} alt="" loading="lazy" decoding="async" />
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
