import { formatDate } from '@longreturn/contract/format-time';
import type { Receipt } from '@longreturn/contract/membership';
import { dollars } from '@longreturn/site/plans';
import { Button } from '@mantine/core';
import { readFailure } from '../../../lib/read-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import dialog from '../../../ui/dialog.module.css';
import { LoadingNote } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { openModal } from '../../modals/modal-host.tsx';
import { DialogButton } from './manage-row.tsx';
import styles from './membership.module.css';

const MODAL_ID = 'receipts';

/** Opens the list of the user's payments. */
export function ReceiptsButton() {
  const show = () =>
    openModal(({ openModal: open, closeModal }) =>
      open({
        modalId: MODAL_ID,
        title: 'Invoices and receipts',
        size: 560,
        children: <Receipts onClose={() => closeModal(MODAL_ID)} />,
      }),
    );
  return <DialogButton onClick={show}>View payments</DialogButton>;
}

/** The content of the dialog. The payments are read from the providers each time the dialog opens. */
function Receipts({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = trpc.membership.receipts.useQuery(undefined, {
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <div className={dialog.form}>
      <div className={styles.receipts}>
        {isFetching ? <LoadingNote text="Loading payments..." /> : null}
        {error && !isFetching ? (
          <p className={dialog.text} role="alert">
            {readFailure(error).message ?? 'Failed to read the payments. Please try again.'}
          </p>
        ) : null}
        {data && !isFetching ? <ReceiptList receipts={data} /> : null}
      </div>
      <div className={dialog.end}>
        {error ? <Button onClick={() => void refetch()}>Try again</Button> : null}
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

const STATES: Record<Receipt['state'], { text: string; tone: 'green' | 'plain' | 'danger' }> = {
  paid: { text: 'Paid', tone: 'green' },
  refunded: { text: 'Refunded', tone: 'plain' },
  failed: { text: 'Failed', tone: 'danger' },
};

function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  if (receipts.length === 0) return <p className={dialog.text}>No payments yet.</p>;
  return (
    <>
      <ul>
        {receipts.map(({ id, at, amountCents, state, url }) => (
          <li key={id} className={styles.receipt}>
            <span>
              {formatDate(at)} <Tag tone={STATES[state].tone}>{STATES[state].text}</Tag>
            </span>
            <span>{dollars(amountCents)}</span>
            {url === null ? null : (
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={`Invoice of ${formatDate(at)} (opens in a new tab)`}
              >
                Invoice
              </a>
            )}
          </li>
        ))}
      </ul>
      {receipts.some(({ url }) => url === null) ? (
        <p className={dialog.text}>PayPal emails you a receipt for each payment and lists it in your PayPal account.</p>
      ) : null}
    </>
  );
}
