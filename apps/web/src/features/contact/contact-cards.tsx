import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import styles from './contact-cards.module.css';

const { addresses, cards } = CONTACT_DESK;

/** Addresses, response time and reach (specification §2, Contact page; §9). */
export function ContactCards() {
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
      {[cards.responseTime, cards.reach].map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}
