import type { ProviderStatus } from '@longreturn/contract/settings';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import styles from './service-list.module.css';

/** The external services: which are configured, and what the site does without the ones that aren't. */
export function ServiceList() {
  return (
    <AdminPanel title="Services">
      <Services />
    </AdminPanel>
  );
}

function Services() {
  const { data, isLoadingError, refetch } = trpc.admin.settings.providers.useQuery(undefined, { retryOnMount: false });
  if (isLoadingError) return <ListFailed what="services" onRetry={() => void refetch()} />;
  if (!data) return <RowPlaceholders />;
  return (
    <ul>
      {data.map((service) => (
        <Service key={service.name} {...service} />
      ))}
    </ul>
  );
}

function Service({ displayName, configured, missing, otherwise }: ProviderStatus) {
  return (
    <li className={styles.service}>
      <b>{displayName}</b>
      <Tag tone={configured ? 'green' : 'outline'}>{configured ? 'Configured' : 'Not configured'}</Tag>
      {configured ? null : (
        <>
          <p>{otherwise}.</p>
          <p>
            Missing: <code>{missing.join(', ')}</code>
          </p>
        </>
      )}
    </li>
  );
}
