import type { PressKitSizes } from '@longreturn/contract/content';
import { trpc } from '../../lib/trpc.ts';
import { useSite } from '../../lib/use-site.ts';
import { Section } from '../../ui/section.tsx';
import { HostBiography } from './host-biography.tsx';

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
