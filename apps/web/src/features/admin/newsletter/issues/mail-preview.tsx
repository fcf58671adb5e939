import type { IssuePreview } from '@longreturn/contract/newsletter-issue';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import dialog from '../../../../ui/dialog.module.css';
import { mailInScheme } from './mail-in-scheme.ts';
import styles from './mail-preview.module.css';

const LOOKS = { light: 'Light', dark: 'Dark', text: 'Plain text' } as const;
type Look = keyof typeof LOOKS;

interface MailPreviewProps {
  mail: IssuePreview;
  onClose: () => void;
}

/** An email in light or dark, or its plain text. Its links open in a new tab. */
export function MailPreview({ mail: { subject, html, text }, onClose }: MailPreviewProps) {
  const [look, setLook] = useState<Look>('light');
  return (
    <div className={dialog.form}>
      <p className={dialog.text}>Subject: {subject || 'none'}</p>
      <Radio.Group
        label="View"
        labelProps={{ className: 'visually-hidden' }}
        value={look}
        onChange={(value) => setLook(value as Look)} // one of LOOKS
      >
        <div className={styles.looks}>
          {Object.entries(LOOKS).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
      {look === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <pre className={styles.text} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <iframe
          className={styles.mail}
          title={`Email in ${LOOKS[look].toLowerCase()}`}
          // Allows no scripts. Keeps the site's origin, because the email loads images from the media library.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mailInScheme(html, look)}
        />
      )}
      <div className={dialog.end}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  );
}
