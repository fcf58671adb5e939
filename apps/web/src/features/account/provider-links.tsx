import type { IdentityProviderName } from '@longreturn/contract/account';
import { Button } from '@mantine/core';
import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { goOnAfterLoad } from '../player/go-on-after-load.ts';
import styles from './provider-links.module.css';

/** Sign-in links for Google and Apple. A provider that is not configured is shown as not available. */
export function ProviderLinks({ next }: { next?: string | undefined }) {
  const [providers] = trpc.auth.providers.useSuspenseQuery();
  return (
    <div className={styles.providers}>
      <p className={styles.or}>or</p>
      {providers.map(({ name, configured }) =>
        configured ? <ProviderLink key={name} name={name} next={next} /> : <NotAvailable key={name} name={name} />,
      )}
    </div>
  );
}

interface ProviderLinkProps {
  name: IdentityProviderName;
  next: string | undefined;
}

function ProviderLink({ name, next }: ProviderLinkProps) {
  return (
    <Button
      component="a"
      href={`/api/auth/${name}${stringifySearch({ next })}`}
      rel="nofollow"
      fullWidth
      onClick={goOnAfterLoad}
    >
      Continue with {providerName(name)}
    </Button>
  );
}

function NotAvailable({ name }: Pick<ProviderLinkProps, 'name'>) {
  return (
    <Button disabled fullWidth>
      Continue with {providerName(name)} <span className={styles.fact}>Not available</span>
    </Button>
  );
}

const NAMES: Record<IdentityProviderName, string> = { google: 'Google', apple: 'Apple' };

export function providerName(name: IdentityProviderName): string {
  return NAMES[name];
}
