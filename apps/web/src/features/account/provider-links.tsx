import type { IdentityProviderName } from '@longreturn/contract/account';
import { Button, UnstyledButton } from '@mantine/core';
import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { goOnAfterLoad } from '../player/go-on-after-load.ts';
import styles from './provider-links.module.css';

/** Sign-in links for Google and Apple. Providers that aren't configured are named in small text below. */
export function ProviderLinks({ next }: { next?: string | undefined }) {
  const [providers] = trpc.auth.providers.useSuspenseQuery();
  const configured = providers.filter((provider) => provider.configured);
  const others = providers.filter((provider) => !provider.configured);
  return (
    <div className={styles.providers}>
      {configured.length > 0 ? <p className={styles.or}>or</p> : null}
      {configured.map(({ name }) => (
        <ProviderLink key={name} name={name} next={next} />
      ))}
      {others.length > 0 ? (
        <div className={styles.others}>
          {others.map(({ name }) => (
            <NotAvailable key={name} name={name} />
          ))}
        </div>
      ) : null}
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
    <UnstyledButton unstyled disabled className={styles.other}>
      <b>Continue with {providerName(name)}</b> · Not available
    </UnstyledButton>
  );
}

const NAMES: Record<IdentityProviderName, string> = { google: 'Google', apple: 'Apple' };

export function providerName(name: IdentityProviderName): string {
  return NAMES[name];
}
