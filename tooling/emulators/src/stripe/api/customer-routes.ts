import { z } from 'zod';
import { endSubscription } from '../billing/cancellation.ts';
import { type Customer, newCustomer } from '../objects/customer.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { listObjects, paging } from './list-objects.ts';
import { ignored, metadata, parameters, text } from './parameters.ts';
import type { StripeApi } from './stripe-api.ts';

const fields = {
  address: z.record(z.string(), z.string()).optional(),
  description: text.optional(),
  email: text.optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string().optional() }).optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  phone: text.optional(),
  preferred_locales: ignored,
  shipping: ignored,
  tax: ignored,
};

export function customerRoutes(api: StripeApi): void {
  const { account } = api;
  api.route('POST', '/v1/customers', parameters(fields), (given) => {
    const customer = account.add('customer', newCustomer(given, account.now()));
    account.emit('customer.created', customer);
    return customer;
  });
  api.route('GET', '/v1/customers', parameters({ ...paging, email: text.optional() }), (given) =>
    listObjects(
      account,
      'customer',
      given,
      ({ id, email }) => !account.deletedCustomers.has(id) && email === (given.email ?? email),
    ),
  );
  api.route('GET', '/v1/customers/:id', parameters({}), (_given, id) =>
    account.deletedCustomers.has(id) ? deleted(id) : account.get('customer', id),
  );
  api.route('POST', '/v1/customers/:id', parameters(fields), (given, id) => {
    const customer = account.get('customer', id);
    account.update(customer, changes(customer, given), 'customer.updated');
    return customer;
  });
  api.route('DELETE', '/v1/customers/:id', parameters({}), (_given, id) => deleteCustomer(account, id));
}

function changes(customer: Customer, given: z.output<z.ZodObject<typeof fields>>): Partial<Customer> {
  const { address, email, name, metadata, invoice_settings: settings } = given;
  return {
    ...(address && { address }),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(metadata && { metadata: { ...customer.metadata, ...metadata } }),
    ...(settings?.default_payment_method && {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: settings.default_payment_method },
    }),
  };
}

const deleted = (id: string) => ({ id, object: 'customer', deleted: true });

/** Deletes a customer and ends all of the customer's subscriptions at once. */
export function deleteCustomer(account: StripeAccount, id: string): object {
  const customer = account.get('customer', id);
  for (const subscription of account.list('subscription')) {
    const isOwn = subscription.customer === id;
    if (isOwn && subscription.status !== 'canceled') endSubscription(account, subscription);
  }
  account.deletedCustomers.add(id);
  account.emit('customer.deleted', customer);
  return deleted(id);
}
