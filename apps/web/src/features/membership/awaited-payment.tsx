import { Button } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './success-page.module.css';

interface AwaitedPaymentProps {
  /** Whether the page has stopped waiting. */
  isLate: boolean;
  onAgain: () => void;
}

/** Says that the page waits for a payment. Once it has stopped waiting, says what the buyer can do. */
export function AwaitedPayment({ isLate, onAgain }: AwaitedPaymentProps) {
  if (!isLate)
    return (
      <p className={styles.waiting} role="status">
        <Spinner /> Confirming your payment...
      </p>
    );
  return (
    <>
      <Notice title="Your payment hasn’t arrived yet" isNews>
        The payment provider may need a few minutes. If you have paid, you don’t have to pay again: we email you when
        the payment arrives, even if you close this page. If you haven’t finished the payment, nothing was charged.
      </Notice>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onAgain}>
          Check again
        </Button>
        <GoLink to="/membership">Back to the plans</GoLink>
        <GoLink to="/contact" search={{ subject: 'My payment' }}>
          Contact us
        </GoLink>
      </div>
    </>
  );
}
