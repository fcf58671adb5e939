import { PRESS_KIT } from '@longreturn/site/press-kit';
import { trpc } from '../../lib/trpc.ts';
import { useSite } from '../../lib/use-site.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { LetterButton } from '../../ui/letter-button.tsx';
import { PageHead, Section, Wrap } from '../../ui/section.tsx';
import { AboutTheShow, ShowInBrief } from './about-the-show.tsx';
import { AssetGroup } from './asset-group.tsx';
import { HostBiographies } from './host-biographies.tsx';
import styles from './media-page.module.css';
import { WholeKit } from './press-downloads.tsx';

/** /media, the press kit. */
export function MediaPage() {
  const sizes = trpc.content.pressKit.useQuery().data ?? undefined; // null while the files are being created
  return (
    <>
      <Wrap>
        <PageHead title={PRESS_KIT.title} lede={PRESS_KIT.lede} />
        <WholeKit sizes={sizes} />
      </Wrap>
      <ShowInBrief />
      <AboutTheShow sizes={sizes} />
      <HostBiographies sizes={sizes} />
      {PRESS_KIT.groups.map((group) => (
        <AssetGroup key={group.slug} group={group} sizes={sizes} />
      ))}
      <InterviewTopics />
      <PressEnquiries />
    </>
  );
}

const LETTER = { contactType: 'press', subject: 'Press enquiry', message: '' } as const;

/** Contact details for journalists. */
function PressEnquiries() {
  const { title, text } = PRESS_KIT.enquiries;
  const emailAddress = useSite().addresses.press.email;
  return (
    <Section title={title} head="beside">
      <p className={styles.text}>{text}</p>
      <p className={layout.row}>
        <ButtonAnchor href={`mailto:${emailAddress}`}>{emailAddress}</ButtonAnchor>
        <LetterButton letter={LETTER} label="Write to Us" />
      </p>
    </Section>
  );
}

/** Topics for interviews with the hosts. */
function InterviewTopics() {
  const { title, lede, items } = PRESS_KIT.interviewTopics;
  return (
    <Section title={title} head="beside">
      <p className={styles.lede}>{lede}</p>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.topic}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
