import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ASSETS } from '@longreturn/site/press-assets';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import { Section } from '../../ui/section.tsx';
import styles from './about-the-show.module.css';
import { PressDownloads } from './press-downloads.tsx';
import { Quotable } from './quotable.tsx';

const ASSET = PRESS_ASSETS.find(({ group, host }) => group === 'texts' && host === undefined);

/** Descriptions of the show in 50 and 150 words. */
export function AboutTheShow({ sizes }: { sizes: PressKitSizes | undefined }) {
  const { title, items } = PRESS_KIT.boilerplate;
  return (
    <Section
      title={title}
      head="beside"
      link={<div className={styles.file}>{ASSET ? <PressDownloads asset={ASSET} sizes={sizes} /> : null}</div>}
    >
      {items.map((item) => (
        <Quotable
          key={item.title}
          title={item.title}
          paragraphs={[item.text]}
          copyLabel="Copy Text"
          what={`about the show in ${item.title}`}
        />
      ))}
    </Section>
  );
}

/** Key facts about the show. */
export function ShowInBrief() {
  const { title, items } = PRESS_KIT.facts;
  return (
    <Section title={title} head="beside">
      <dl className={styles.facts}>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
