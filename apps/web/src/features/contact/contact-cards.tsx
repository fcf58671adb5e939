import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import styles from './contact-cards.module.css';

const { addresses, cards } = CONTACT_DESK;

/** Email addresses, response time and reach. */
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
