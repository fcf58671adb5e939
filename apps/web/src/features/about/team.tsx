import { ABOUT } from '@longreturn/site/about';
import { RuledItem, RuledItems } from '../../ui/ruled-items.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';

/** The roles behind the show. */
export function Team() {
  const { title, lede, roles } = ABOUT.team;
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
