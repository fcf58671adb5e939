import { GoLink } from '../../ui/go-link.tsx';
import { Section } from '../../ui/section.tsx';
import { StaticPart } from './static-part.tsx';

/** Short profiles of the two hosts. */
export function Hosts() {
  return (
    <Section title="About Your Hosts" link={<GoLink to="/about">Read Full Bios</GoLink>}>
      <StaticPart id="host-cards">{({ HostCards }) => <HostCards />}</StaticPart>
    </Section>
  );
}
