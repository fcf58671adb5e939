import { GoLink } from '../../ui/go-link.tsx';

/** What stands beside the pages that mailed links open. */
export function NewsletterAside() {
  return (
    <>
      <div>
        <h2>Everything we write</h2>
        <p>The articles stand on the site too, free to all unless marked.</p>
        <GoLink to="/newsletter" search={{}}>
          All articles
        </GoLink>
      </div>
      <div>
        <h2>Something wrong?</h2>
        <p>If a mail of ours went astray, tell us. A person answers.</p>
        <GoLink to="/contact" search={{ subject: 'The newsletter' }}>
          Contact Us
        </GoLink>
      </div>
    </>
  );
}
