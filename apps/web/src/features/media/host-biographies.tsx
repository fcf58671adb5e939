import type { PressKitSizes } from '@longreturn/contract/content';
import type { Biographies, Host } from '@longreturn/contract/site';
import { PRESS_ASSETS } from '@longreturn/site/press-assets';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import { portraitPath } from '../../lib/art-path.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSite } from '../../lib/use-site.ts';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { TitledList } from '../../ui/titled-list.tsx';
import styles from './host-biographies.module.css';
import { PressDownloads } from './press-downloads.tsx';
import { Quotable } from './quotable.tsx';

/** Short and full biographies of both hosts, to copy or download. */
export function HostBiographies({ sizes }: { sizes: PressKitSizes | undefined }) {
  const { hosts } = useSite();
  const [biographies] = trpc.content.biographies.useSuspenseQuery();
  return (
    <Section title="Host Biographies">
      {hosts.map((host) => (
        <HostBiography key={host.slug} host={host} biography={biographies[host.slug]} sizes={sizes} />
      ))}
    </Section>
  );
}

interface HostBiographyProps {
  host: Host;
  biography: Biographies[string] | undefined;
  sizes: PressKitSizes | undefined;
}

/** A host's press profile: texts to quote, credentials and files. */
function HostBiography({ host, biography, sizes }: HostBiographyProps) {
  const { slug, portrait, name, title, bio } = host;
  const asset = PRESS_ASSETS.find((each) => each.group === 'texts' && each.host === slug);
  const introduction = PRESS_KIT.introductions.items.find((item) => item.host === slug);
  const copied = [
    { title: 'Short Bio', paragraphs: [bio], what: `short biography of ${name}` },
    ...(biography ? [{ title: 'Full Bio', paragraphs: biography.longBio, what: `full biography of ${name}` }] : []),
    ...(introduction
      ? [{ title: 'Introduction', paragraphs: [introduction.text], what: `introduction of ${name}` }]
      : []),
  ];
  return (
    <article className={styles.host} aria-labelledby={`${slug}-name`}>
      <img src={portraitPath(portrait)} className={styles.portrait} width={400} height={500} alt="" loading="lazy" />
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
      {biography ? (
        <div className={styles.lists}>
          <TitledList title="Credentials" items={biography.credentials} />
          <TitledList title="Achievements" items={biography.achievements} />
        </div>
      ) : null}
    </article>
  );
}
