import type { PressKitSizes } from '@longreturn/contract/content';
import { HOSTS } from '@longreturn/site/hosts';
import { Section } from '../../ui/section.tsx';
import { HostBiography } from './host-biography.tsx';

/** Short and full biographies of both hosts, to copy or download. */
export function HostBiographies({ sizes }: { sizes: PressKitSizes | undefined }) {
  return (
    <Section title="Host Biographies">
      {HOSTS.map((host) => (
        <HostBiography key={host.slug} host={host} sizes={sizes} />
      ))}
    </Section>
  );
}
