import { z } from 'zod';
import { flag, ignored, integer, metadata, parameters, text } from './parameters.ts';

const priceData = z.strictObject({
  currency: z.string(),
  product: z.string().optional(),
  product_data: z
    .strictObject({
      name: text,
      description: text.optional(),
      images: ignored,
      metadata: metadata.optional(),
      tax_code: ignored,
    })
    .optional(),
  recurring: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.default(1) })
    .optional(),
  tax_behavior: ignored,
  unit_amount: integer.nonnegative(),
});

const lineItem = z.strictObject({
  price: z.string().optional(),
  price_data: priceData.optional(),
  quantity: integer.positive().default(1),
  adjustable_quantity: ignored,
});

const passedOn = { description: text.optional(), metadata: metadata.default({}) };

/** The parameters of a new checkout session. */
export const newSession = parameters({
  adaptive_pricing: ignored,
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag, liability: ignored }).optional(),
  billing_address_collection: ignored,
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  consent_collection: ignored,
  custom_text: ignored,
  customer: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().optional(),
  customer_update: z.strictObject({ address: text.optional(), name: text.optional(), shipping: ignored }).optional(),
  expires_at: integer.optional(),
  integration_identifier: ignored,
  invoice_creation: ignored,
  line_items: z.array(lineItem).length(1),
  locale: text.optional(),
  metadata: metadata.default({}),
  mode: z.enum(['payment', 'subscription']),
  origin_context: ignored,
  payment_intent_data: z
    .strictObject({
      ...passedOn,
      receipt_email: ignored,
      setup_future_usage: ignored,
      statement_descriptor_suffix: ignored,
    })
    .optional(),
  payment_method_collection: ignored,
  payment_method_types: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  subscription_data: z
    .strictObject({ ...passedOn, billing_mode: ignored, invoice_settings: ignored, proration_behavior: ignored })
    .optional(),
  success_url: z.url(),
  tax_id_collection: ignored,
  ui_mode: z.enum(['hosted_page']).optional(),
});
export type NewSession = z.output<typeof newSession>;
