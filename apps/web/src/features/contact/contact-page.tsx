import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { useLoaderDeps, useNavigate } from '@tanstack/react-router';
import { stringifySearch } from '../../lib/search-schema.ts';
import { useSite } from '../../lib/use-site.ts';
import { FormPage } from '../../ui/form-page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './contact-page.module.css';
import type { ContactSearch } from './contact-search.ts';
import { GeneralForm } from './general-form.tsx';
import { GuestForm } from './guest-form.tsx';

const { title, lede, general, guest } = CONTACT_DESK;

/** /contact. The URL stores the selected tab and any prefilled text. */
export function ContactPage() {
  const search = useLoaderDeps({ from: '/contact' });
  const navigate = useNavigate({ from: '/contact' });
  const { guestApplications } = useSite().switches;
  const selected = guestApplications ? (search.tab ?? 'contact') : 'contact';
  const updateSearch = (change: (shown: ContactSearch) => ContactSearch) =>
    void navigate({ search: change, replace: true, resetScroll: false });
  return (
    <FormPage title={title} lede={lede} aside={<ContactCards />} isWide>
      <Tabs
        label={title}
        selected={selected}
        onSelect={(tab) => updateSearch((shown) => withTab(shown, tab))}
        pathOf={(tab) => `/contact${stringifySearch({ ...withTab(search, tab) })}`}
        tabs={[
          {
            name: 'contact',
            title: general.tab,
            panel: (
              <>
                <p className={styles.lede}>{general.lede}</p>
                <GeneralForm prefilled={search} onSent={() => updateSearch(({ tab }) => ({ tab }))} />
              </>
            ),
          },
          ...(guestApplications ? [GUEST_TAB] : []),
        ]}
      />
    </FormPage>
  );
}

const GUEST_TAB = {
  name: 'guest',
  title: guest.tab,
  panel: (
    <>
      <p className={styles.lede}>{guest.lede}</p>
      <GuestForm />
    </>
  ),
} as const;

function withTab(search: ContactSearch, tab: 'contact' | 'guest'): ContactSearch {
  return { ...search, tab: tab === 'guest' ? tab : undefined };
}

const { cards } = CONTACT_DESK;

/** Email addresses, response time and worldwide reach. */
function ContactCards() {
  const { addresses, claims } = useSite();
  return (
    <>
      <div>
        <h2>{cards.email.title}</h2>
        <ul className={styles.addresses}>
          {Object.entries(addresses).map(([name, { title, email }]) => (
            <li key={name}>
              <span>{title}</span>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
      </div>
      {[claims.responseTime, cards.reach].map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}
