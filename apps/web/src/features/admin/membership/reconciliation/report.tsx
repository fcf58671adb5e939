import type { Reconciliation } from '@longreturn/contract/admin-membership';
import { formatCount } from '../../../../lib/format-count.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { AdminFacts } from '../../admin-facts.tsx';
import { Moment } from '../../moment.tsx';
import { OpenUserButton } from '../../users/open-user-button.tsx';
import { PROVIDERS } from '../../users/user-texts.ts';
import { findingText } from './finding-text.ts';
import styles from './report.module.css';

/** The report of a comparison with a provider's records: how many subscriptions were checked, and what was repaired. */
export function Report({ report: { provider, startedAt, checked, failed, findings } }: { report: Reconciliation }) {
  return (
    <li className={styles.report}>
      <div className={styles.head}>
        <b>{PROVIDERS[provider]}</b>
        {failed > 0 ? <Tag tone="danger">{checked > 0 ? `${failed} not checked` : 'Failed'}</Tag> : null}
        {findings.length > 0 ? <Tag tone="outline">{findings.length} repaired</Tag> : null}
        {failed === 0 && findings.length === 0 ? <Tag tone="green">No differences</Tag> : null}
        <Moment iso={startedAt} />
      </div>
      <p>
        {checked === 0 && failed > 0
          ? 'The provider couldn’t list its subscriptions'
          : `${formatCount(checked, 'subscription')} compared`}
      </p>
      {findings.length > 0 ? (
        <details className={styles.findings} open={findings.length <= 3}>
          <summary>{formatCount(findings.length, 'difference')}</summary>
          <ul>
            {findings.map((finding) => (
              <Finding key={finding.providerId} finding={finding} />
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

function Finding({ finding }: { finding: Reconciliation['findings'][number] }) {
  const { providerId, userId, userName, before, after } = finding;
  const isKnown = userId !== null && userName !== null;
  return (
    <li className={styles.finding}>
      <b>{isKnown ? <OpenUserButton user={{ id: userId, name: userName, email: '' }} /> : 'No account'}</b>
      <AdminFacts
        facts={[
          ['Before', findingText(before)],
          ['After', findingText(after)],
          ['ID', providerId],
        ]}
      />
    </li>
  );
}
