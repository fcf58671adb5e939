import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ARCHIVE } from '@longreturn/site/press-assets';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import { fileSize } from '../../lib/file-size.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import text from '../../ui/text.module.css';
import { pressAddress } from './press-address.ts';
import styles from './whole-kit.module.css';

/** The archive with all files, and the terms of use. */
export function WholeKit({ sizes }: { sizes: PressKitSizes | undefined }) {
  const { download, usage } = PRESS_KIT;
  return (
    <section className={styles.kit} aria-labelledby="whole-kit">
      <div className={styles.what}>
        <h2 id="whole-kit" className={styles.title}>
          {download.title}
        </h2>
        <p className={text.description}>{download.text}</p>
      </div>
      <ButtonAnchor variant="primary" size="lg" className={styles.button} href={pressAddress(PRESS_ARCHIVE)} download>
        {download.button} (ZIP{sizes ? `, ${fileSize(sizes.archive)}` : null})
      </ButtonAnchor>
      <p className={styles.usage}>{usage}</p>
    </section>
  );
}
