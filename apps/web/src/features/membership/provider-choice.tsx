import type { PaymentProviderName, Plans } from '@longreturn/contract/membership';
import { Radio } from '@mantine/core';
import { Tag } from '../../ui/tag.tsx';
import styles from './provider-choice.module.css';

interface ProviderChoiceProps {
  providers: Plans['providers'];
  /** Undefined if no provider is configured. */
  provider: PaymentProviderName | undefined;
  onChoose: (provider: PaymentProviderName) => void;
}

const NOTES: Record<PaymentProviderName, string> = {
  stripe: 'Handled by Stripe',
  paypal: 'With your PayPal account',
};

/** The payment providers. A provider that isn't configured can't be chosen. */
export function ProviderChoice({ providers, provider, onChoose }: ProviderChoiceProps) {
  return (
    <Radio.Group
      label="Pay with"
      value={provider ?? null}
      onChange={(name) => onChoose(name as PaymentProviderName)} // the value of a card below
    >
      <div className={styles.providers}>
        {providers.map(({ name, displayName, configured }) => (
          <Radio.Card
            key={name}
            unstyled
            className={styles.provider}
            value={name}
            disabled={!configured}
            tabIndex={name === provider ? 0 : -1}
          >
            <span className={styles.dot} />
            <span>
              {displayName}
              <small className={configured ? undefined : 'visually-hidden'}>{NOTES[name]}</small>
            </span>
            {configured ? null : <Tag tone="outline">Not available</Tag>}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
