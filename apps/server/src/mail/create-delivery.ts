import type { Deps } from '@longreturn/core/deps';
import { prepareMail } from '@longreturn/core/mail/prepare-mail';
import { recordMailEvents } from '@longreturn/core/newsletter/record-mail-events';
import type { Mailer } from '@longreturn/core/ports';
import type { Delivery } from '../jobs/deliver-mail.ts';

/** How the site's queue makes its mails, sends them, and records an address that takes none: as the mail webhook does. */
export function createDelivery(deps: Deps, mailer: Mailer): Delivery {
  return {
    mailer,
    prepare: (job) => prepareMail(deps, job),
    recordBounce: (email) => recordMailEvents(deps, { events: [{ type: 'bounce', email, permanent: true }] }),
  };
}
