import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that a mailed link is invalid or has expired. */
export function InvalidLink({ isNews = false }: { isNews?: boolean }) {
  return (
    <Notice
      tone="bad"
      isNews={isNews}
      title="This link is not valid or has expired"
      action={
        <GoLink to="/newsletter" search={{}}>
          Subscribe again
        </GoLink>
      }
    >
      The newest mail we sent you has a link that works. Without one, subscribe again: it changes nothing if you are
      subscribed already.
    </Notice>
  );
}
