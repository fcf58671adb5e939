import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The links beside the content on the pages for confirming and changing a subscription. */
export function NewsletterAside() {
  return (
    <>
      <div>
        <h2>Everything we write</h2>
        <p>You can read our articles on the site too. They are free unless marked for members.</p>
        <GoLink to="/articles">All articles</GoLink>
      </div>
      <div>
        <h2>Something wrong?</h2>
        <p>If you missed one of our emails, tell us. A person will reply.</p>
        <GoLink to="/contact" search={{ subject: 'The newsletter' }}>
          Contact Us
        </GoLink>
      </div>
    </>
  );
}

/** Says that an emailed link is invalid or has expired. */
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
      Please use the link in the latest email that we sent you. If you haven’t confirmed your subscription yet,
      subscribe again to get a new link.
    </Notice>
  );
}
