import { ABOUT } from '@longreturn/site/about';
import { trpc } from '../../lib/trpc.ts';
import { useSite } from '../../lib/use-site.ts';
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
  const { lede, hosts: section } = ABOUT;
  const { brand, hosts } = useSite();
  const [biographies] = trpc.content.biographies.useSuspenseQuery();
  return (
    <>
      <Wrap>
        <PageHead title={`About ${brand.name}`} lede={lede} />
      </Wrap>
      <div className={styles.first}>
        <Section title={section.title}>
          <p className={text.lede}>{section.lede}</p>
          {hosts.map((host) => (
            <HostProfile key={host.slug} host={host} biography={biographies[host.slug]} />
          ))}
        </Section>
      </div>
      <Vision />
      <Team />
      <GetInTouch />
    </>
  );
}
