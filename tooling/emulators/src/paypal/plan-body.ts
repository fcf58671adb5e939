import { money, type PaypalAccount, type Plan } from './paypal-account.ts';

export function planBody(account: PaypalAccount, plan: Plan) {
  const { id, name, priceCents, unit, failureThreshold } = plan;
  return {
    id,
    product_id: 'PROD-LONGRETURN',
    name,
    status: 'ACTIVE',
    usage_type: 'LICENSED',
    billing_cycles: [
      {
        pricing_scheme: { version: 1, fixed_price: money(priceCents) },
        frequency: { interval_unit: unit, interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: 0,
      },
    ],
    payment_preferences: {
      service_type: 'PREPAID',
      auto_bill_outstanding: true,
      setup_fee: money(0),
      setup_fee_failure_action: 'CONTINUE',
      payment_failure_threshold: failureThreshold,
    },
    quantity_supported: false,
    links: [{ href: `${account.origin()}/v1/billing/plans/${id}`, rel: 'self', method: 'GET' }],
  };
}
