import { Blank } from '../../ui/blank.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './message-page.module.css';

/** The 404 page, for unknown URLs, unknown slugs and unpublished items. */
export function PageNotFound() {
  return (
    <Wrap className={styles.page}>
      <title>Page Not Found</title>
      <Blank
        heading={1}
        title="Page Not Found"
        text="We can’t find that page. It may have moved, or the URL may be wrong."
        action={<GoLink to="/">Back to the home page</GoLink>}
      />
    </Wrap>
  );
}
