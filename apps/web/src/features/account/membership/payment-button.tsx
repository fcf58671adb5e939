import type { PaymentProviderName } from '@longreturn/contract/membership';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { failureToast } from '../../toasts/show-toast.ts';
import { visitProvider } from './provider-visit.ts';

/** PayPal's page with all subscriptions of the buyer. PayPal has no page for this site's subscriptions only. */
const PAYPAL_PAGE = 'https://www.paypal.com/myaccount/autopay/';

/** Opens the provider's page where members change how they pay. */
export function PaymentButton({ provider }: { provider: PaymentProviderName }) {
  return provider === 'stripe' ? (
    <PortalButton />
  ) : (
    <ButtonAnchor href={PAYPAL_PAGE} target="_blank" rel="noopener">
      Open PayPal
    </ButtonAnchor>
  );
}

function PortalButton() {
  const portal = trpc.membership.portal.useMutation({
    onSuccess: ({ url }) => visitProvider(url),
    onError: failureToast('Stripe could not be opened'),
  });
  return (
    <ActionButton
      label="Update payment method"
      busyLabel="Opening Stripe..."
      busy={portal.isPending}
      onClick={() => portal.mutate()}
    />
  );
}
