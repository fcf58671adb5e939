import type { PressKitSizes } from '@longreturn/contract/content';
import type { PressAsset } from '@longreturn/site/press-assets';
import { fileSize } from '../../lib/file-size.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { pressAddress } from './press-address.ts';
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
            <ButtonAnchor size="sm" href={pressAddress(file)} download aria-label={`${said}: ${title}`}>
              {format} <span className={styles.size}>{size}</span>
            </ButtonAnchor>
          </li>
        );
      })}
    </ul>
  );
}
