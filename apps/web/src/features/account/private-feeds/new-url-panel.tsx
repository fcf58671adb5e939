import { Button, TextInput } from '@mantine/core';
import { takeFocus } from '../../../lib/form-fields.ts';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import text from '../../../ui/text.module.css';
import { CopyButton } from '../../share/copy-button.tsx';
import { PODCAST_APPS } from './podcast-apps.ts';
import styles from './private-feeds.module.css';

const QR = lazyCode(async () => (await import('./feed-qr.tsx')).FeedQr);

/** The name and URL of a feed that was created or rotated on this page. */
export interface NewUrl {
  id: string;
  name: string;
  url: string;
}

interface NewUrlPanelProps {
  feed: NewUrl;
  onDone: () => void;
}

/** Shows a new URL with its QR code and links for podcast apps. The URL can't be shown again. */
export function NewUrlPanel({ feed: { name, url }, onDone }: NewUrlPanelProps) {
  return (
    <section className={styles.panel} aria-label={`URL of ${name}`} tabIndex={-1} ref={takeFocus}>
      <h3 className={styles.title}>Add “{name}” to your podcast app</h3>
      <p className={text.description}>
        We show this URL only now. It is personal: anyone who has it listens as you, so please don’t pass it on.
      </p>
      <div className={styles.url}>
        <TextInput label="Feed URL" readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
        <CopyButton text={url} label="Copy URL" what={`feed of ${name}`} />
      </div>
      <div className={styles.ways}>
        <div>
          <h4 className={styles.way}>On this device</h4>
          <ul className={styles.apps}>
            {PODCAST_APPS.map(({ name: app, devices, link }) => (
              <li key={app}>
                <Button component="a" size="sm" href={link(url)} rel="noreferrer">
                  {app}
                </Button>
                <span className={text.meta}>{devices}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className={styles.way}>On another device</h4>
          <div className={styles.frame}>
            <LazyPart code={QR} what="the QR code" placeholder={null}>
              {(FeedQr) => <FeedQr url={url} />}
            </LazyPart>
          </div>
          <p className={text.meta}>Scan the code with the camera, then add the URL to your podcast app.</p>
        </div>
      </div>
      <div>
        <Button onClick={onDone}>Done</Button>
      </div>
    </section>
  );
}
