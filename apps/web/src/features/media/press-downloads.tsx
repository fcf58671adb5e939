import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ARCHIVE, type PressAsset } from '@longreturn/site/press-assets';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import { fileSize } from '../../lib/file-size.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './press-downloads.module.css';

interface PressDownloadsProps {
  asset: Pick<PressAsset, 'title' | 'files'>;
  sizes: PressKitSizes | undefined;
}

/** An asset's files, each with its type and actual size. */
export function PressDownloads({ asset: { title, files }, sizes }: PressDownloadsProps) {
  return (
    <ul className={classNames(layout.row, styles.files)}>
      {files.map(({ file, format }) => {
        const bytes = sizes?.files[file];
        const size = bytes === undefined ? '' : fileSize(bytes);
        const said = [format, size].filter(Boolean).join(', ');
        return (
          <li key={file}>
            <ButtonAnchor size="sm" href={pressPath(file)} download aria-label={`${said}: ${title}`}>
              {format} <span className={styles.size}>{size}</span>
            </ButtonAnchor>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the path of a press kit file. */
export function pressPath(file: string): string {
  return `/press/${file}`;
}

/** The archive with all files, and the terms of use. */
export function WholeKit({ sizes }: { sizes: PressKitSizes | undefined }) {
  const { download, usage } = PRESS_KIT;
  return (
    <section className={styles.kit} aria-labelledby="whole-kit">
      <div>
        <h2 id="whole-kit" className={styles.title}>
          {download.title}
        </h2>
        <p className={text.description}>{download.text}</p>
      </div>
      <ButtonAnchor variant="primary" size="lg" className={styles.button} href={pressPath(PRESS_ARCHIVE)} download>
        {download.button} (ZIP{sizes ? `, ${fileSize(sizes.archive)}` : null})
      </ButtonAnchor>
      <p className={styles.usage}>{usage}</p>
    </section>
  );
}
