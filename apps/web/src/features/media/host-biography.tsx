import type { PressKitSizes } from '@longreturn/contract/content';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import type { Host } from '@longreturn/site/hosts';
import { PRESS_ASSETS } from '@longreturn/site/press-assets';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import { portraitAddress } from '../../lib/art-address.ts';
import text from '../../ui/text.module.css';
import { TitledList } from '../../ui/titled-list.tsx';
import styles from './host-biography.module.css';
import { PressDownloads } from './press-downloads.tsx';
import { Quotable } from './quotable.tsx';

interface HostBiographyProps {
  host: Host;
  sizes: PressKitSizes | undefined;
}

/** A host's press profile: texts to quote, credentials and files. */
export function HostBiography({ host: { slug, portrait, name, title, bio }, sizes }: HostBiographyProps) {
  const { longBio, credentials, achievements } = HOST_BIOGRAPHIES[slug];
  const asset = PRESS_ASSETS.find(({ group, host }) => group === 'texts' && host === slug);
  const introduction = PRESS_KIT.introductions.items.find(({ host }) => host === slug);
  const copied = [
    { title: 'Short Bio', paragraphs: [bio], what: `short biography of ${name}` },
    { title: 'Full Bio', paragraphs: longBio, what: `full biography of ${name}` },
    ...(introduction
      ? [{ title: 'Introduction', paragraphs: [introduction.text], what: `introduction of ${name}` }]
      : []),
  ];
  return (
    <article className={styles.host} aria-labelledby={`${slug}-name`}>
      <img src={portraitAddress(portrait)} className={styles.portrait} width={400} height={500} alt="" loading="lazy" />
      <div className={styles.head}>
        <h3 id={`${slug}-name`} className={styles.name}>
          {name}
        </h3>
        <p className={text.meta}>{title}</p>
        {asset ? <PressDownloads asset={asset} sizes={sizes} /> : null}
      </div>
      <div className={styles.texts}>
        {copied.map((each) => (
          <Quotable key={each.title} {...each} copyLabel={`Copy ${each.title}`} heading="h4" />
        ))}
      </div>
      <div className={styles.lists}>
        <TitledList title="Credentials" items={credentials} />
        <TitledList title="Achievements" items={achievements} />
      </div>
    </article>
  );
}
