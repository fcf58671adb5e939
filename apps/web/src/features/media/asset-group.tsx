import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ASSETS } from '@longreturn/site/press-assets';
import type { PressKit } from '@longreturn/site/press-kit';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './asset-group.module.css';
import { AssetPreview } from './asset-preview.tsx';
import { PressDownloads } from './press-downloads.tsx';

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
