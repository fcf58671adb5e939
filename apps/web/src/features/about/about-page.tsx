import type { About } from '@longreturn/contract/page-texts';
import { ABOUT_CONTACT } from '@longreturn/site/about';
import { trpc } from '../../lib/trpc.ts';
import { useSite } from '../../lib/use-site.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { LetterButton } from '../../ui/letter-button.tsx';
import { RuledItem, RuledItems } from '../../ui/ruled-items.tsx';
import { PageHead, Section, Wrap } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './about-page.module.css';
import { HostProfile } from './host-profile.tsx';

/** /about */
export function AboutPage() {
  const [{ lede, hosts: section, vision, team }] = trpc.content.about.useSuspenseQuery();
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
      <Vision vision={vision} />
      <Team team={team} />
      <GetInTouch />
    </>
  );
}

/** The show's vision and principles. */
function Vision({ vision: { title, paragraphs, principles } }: Pick<About, 'vision'>) {
  return (
    <Section title={title} ground="sunk">
      <div className={classNames(layout.grid, styles.grid)}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={styles.principles}>
          {principles.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** The roles behind the show. */
function Team({ team: { title, lede, roles } }: Pick<About, 'team'>) {
  return (
    <Section title={title} head="beside">
      <p className={text.lede}>{lede}</p>
      <RuledItems>
        {roles.map((role) => (
          <RuledItem key={role.title} title={role.title}>
            <p className={text.description}>{role.text}</p>
          </RuledItem>
        ))}
      </RuledItems>
    </Section>
  );
}

/** Buttons to email the team and to schedule a call. Without a booking page, 'Schedule Call' opens /contact. */
function GetInTouch() {
  const { title, text: invitation, email, call } = ABOUT_CONTACT;
  const { addresses, booking } = useSite();
  const emailAddress = addresses.general.email;
  const letter = { contactType: 'general', subject: call.subject, message: call.message } as const;
  return (
    <Section title={title} head="beside">
      <p className={text.lede}>{invitation}</p>
      <p className={styles.address}>{emailAddress}</p>
      <p className={layout.row}>
        <ButtonAnchor variant="primary" size="lg" href={`mailto:${emailAddress}`}>
          {email.button}
        </ButtonAnchor>
        {booking.url ? (
          <ButtonAnchor size="lg" href={booking.url}>
            {call.button}
          </ButtonAnchor>
        ) : (
          <LetterButton letter={letter} label={call.button} size="lg" />
        )}
      </p>
    </Section>
  );
}
