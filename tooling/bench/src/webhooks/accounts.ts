/** The site's accounts at the stand-ins for Stripe and PayPal. */
export const STRIPE_ACCOUNT = {
  secretKey: 'sk_test_bench',
  webhookSecret: 'whsec_bench',
  prices: { monthly: 'price_monthly', annual: 'price_annual' },
};
export const PAYPAL_ACCOUNT = {
  clientId: 'bench',
  clientSecret: 'secret',
  webhookId: 'WEBHOOK',
  plans: { monthly: 'P-MONTHLY', annual: 'P-ANNUAL' },
};

/** Returns the variables that configure a site for the stand-ins at these origins. */
export const paymentVariables = (origins: { stripeUrl: string; paypalUrl: string }): Record<string, string> => ({
  STRIPE_API_URL: origins.stripeUrl,
  STRIPE_SECRET_KEY: STRIPE_ACCOUNT.secretKey,
  STRIPE_WEBHOOK_SECRET: STRIPE_ACCOUNT.webhookSecret,
  STRIPE_PRICE_MONTHLY: STRIPE_ACCOUNT.prices.monthly,
  STRIPE_PRICE_ANNUAL: STRIPE_ACCOUNT.prices.annual,
  PAYPAL_API_URL: origins.paypalUrl,
  PAYPAL_CLIENT_ID: PAYPAL_ACCOUNT.clientId,
  PAYPAL_CLIENT_SECRET: PAYPAL_ACCOUNT.clientSecret,
  PAYPAL_WEBHOOK_ID: PAYPAL_ACCOUNT.webhookId,
  PAYPAL_PLAN_MONTHLY: PAYPAL_ACCOUNT.plans.monthly,
  PAYPAL_PLAN_ANNUAL: PAYPAL_ACCOUNT.plans.annual,
});
