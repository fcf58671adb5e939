import { ABOUT } from '@longreturn/site/about';
import { HOSTS } from '@longreturn/site/hosts';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './about-page.module.css';
import { GetInTouch } from './get-in-touch.tsx';
import { HostProfile } from './host-profile.tsx';
import { Team } from './team.tsx';
import { Vision } from './vision.tsx';

/** /about */
export function AboutPage() {
  const { title, lede, hosts } = ABOUT;
  return (
    <>
      <Wrap>
        <PageHead title={title} lede={lede} />
      </Wrap>
      <div className={styles.first}>
        <Section title={hosts.title}>
          <p className={text.lede}>{hosts.lede}</p>
          {HOSTS.map((host) => (
            <HostProfile key={host.slug} host={host} />
          ))}
        </Section>
      </div>
      <Vision />
      <Team />
      <GetInTouch />
    </>
  );
}
