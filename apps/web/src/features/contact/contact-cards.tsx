import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { useSite } from '../../lib/use-site.ts';
import styles from './contact-cards.module.css';

const { addresses, cards } = CONTACT_DESK;

/** Email addresses, response time and reach. */
export function ContactCards() {
  const { responseTime } = useSite().claims;
  return (
    <>
      <div>
        <h2>{cards.email.title}</h2>
        <ul className={styles.addresses}>
          {Object.values(addresses).map(({ title, email }) => (
            <li key={email}>
              <span>{title}</span>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
      </div>
      {[responseTime, cards.reach].map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}
