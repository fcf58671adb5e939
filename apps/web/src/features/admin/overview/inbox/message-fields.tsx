import type { ContactItem } from '@longreturn/contract/contact';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { Moment } from '../../moment.tsx';
import styles from './message-fields.module.css';

const { general, guest } = CONTACT_DESK;

/** The fields of a message or a guest application, with the labels of the contact page. */
export function MessageFields({ message }: { message: ContactItem }) {
  const { name, email, createdAt } = message;
  return (
    <dl className={styles.fields}>
      <dt>{general.fields.name.label}</dt>
      <dd>{name}</dd>
      <dt>{general.fields.email.label}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Received</dt>
      <dd>
        <Moment iso={createdAt} />
      </dd>
      {answersOf(message).map(([label, text]) => (
        <div key={label} className={styles.answer}>
          <dt>{label}</dt>
          <dd>{isLink(text) ? <OtherSite url={text} /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

function answersOf({ application, contactType, message }: ContactItem): [label: string, text: string][] {
  if (application) return Object.entries(application).map(([field, text]) => [labelOf(field), text]);
  const type = general.types.find(({ value }) => value === contactType);
  return [
    [general.fields.contactType.label, type?.title ?? contactType],
    [general.fields.message.label, message ?? ''],
  ];
}

/** Whether an answer is nothing but a URL. */
function isLink(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

function OtherSite({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}

function labelOf(field: string): string {
  return field in guest.fields ? guest.fields[field as keyof typeof guest.fields].label : field; // `in` has checked the name
}
