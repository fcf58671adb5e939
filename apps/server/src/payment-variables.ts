import { z } from 'zod';

const text = z.string().max(300).optional();
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** The origin of an API: scheme, host and port. */
const apiUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, 'it must contain only a scheme, a host and a port')
  .optional();

const PAYPAL_API = 'https://api-m.paypal.com';

/** The environment variables for payments with Stripe and PayPal (README.md). */
export const paymentVariables = {
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_MONTHLY: text,
  STRIPE_PRICE_ANNUAL: text,
  STRIPE_API_URL: apiUrl,
  STRIPE_TAX: flag.default(false),
  STRIPE_PROMOTION_CODES: flag.default(false),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_PLAN_MONTHLY: text,
  PAYPAL_PLAN_ANNUAL: text,
  PAYPAL_API_URL: apiUrl,
  PAYPAL_WEBHOOK_CERT_CHECK: flag.default(false),
};

type PaymentValues = z.infer<z.ZodObject<typeof paymentVariables>>;
type PaymentVariables = readonly (keyof PaymentValues)[];

/** The variables that are required for payments with each provider. */
export const STRIPE_VARIABLES: PaymentVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
];
export const PAYPAL_VARIABLES: PaymentVariables = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_PLAN_MONTHLY',
  'PAYPAL_PLAN_ANNUAL',
];

/** The names of the variables whose values must not appear in error messages. */
export const PAYMENT_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PAYPAL_CLIENT_SECRET'] as const;

/** Requires the variables of a provider to be all set or all empty. Adds an issue for each missing variable. */
export function requireCompletePayments(values: PaymentValues, context: z.RefinementCtx): void {
  for (const names of [STRIPE_VARIABLES, PAYPAL_VARIABLES]) {
    const given = names.find((name) => values[name] !== undefined);
    if (given === undefined) continue;
    for (const missing of names.filter((name) => values[name] === undefined)) {
      context.addIssue({ code: 'custom', path: [missing], message: `it must be set if ${given} is set` });
    }
  }
}

interface Plans {
  monthly: string;
  annual: string;
}

/** The options of each payment provider, or undefined for a provider that is not configured. */
export interface PaymentEnv {
  stripe:
    | {
        secretKey: string;
        webhookSecret: string;
        prices: Plans;
        apiUrl: string | undefined;
        automaticTax: boolean;
        promotionCodes: boolean;
      }
    | undefined;
  paypal:
    | {
        clientId: string;
        clientSecret: string;
        webhookId: string;
        plans: Plans;
        apiUrl: string;
        /** Whether webhooks are verified with PayPal's certificates. Only PayPal's live API has such certificates. */
        checksCertificates: boolean;
      }
    | undefined;
}

/** Returns the options of the payment providers from the validated variables. */
export function readPayments(values: PaymentValues): PaymentEnv {
  return { stripe: readStripe(values), paypal: readPaypal(values) };
}

function readStripe(values: PaymentValues): PaymentEnv['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_ANNUAL: annual } = values;
  if (!secretKey || !webhookSecret || !monthly || !annual) return undefined;
  const { STRIPE_API_URL: apiUrl, STRIPE_TAX: automaticTax, STRIPE_PROMOTION_CODES: promotionCodes } = values;
  return { secretKey, webhookSecret, prices: { monthly, annual }, apiUrl, automaticTax, promotionCodes };
}

function readPaypal(values: PaymentValues): PaymentEnv['paypal'] {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = values;
  const { PAYPAL_PLAN_MONTHLY: monthly, PAYPAL_PLAN_ANNUAL: annual, PAYPAL_API_URL: otherUrl } = values;
  if (!clientId || !clientSecret || !webhookId || !monthly || !annual) return undefined;
  const checksCertificates = values.PAYPAL_WEBHOOK_CERT_CHECK && otherUrl === undefined;
  const apiUrl = otherUrl ?? PAYPAL_API;
  return { clientId, clientSecret, webhookId, plans: { monthly, annual }, apiUrl, checksCertificates };
}
