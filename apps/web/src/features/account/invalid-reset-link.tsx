import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that a link for a new password does not work. `isNews`: it takes the place of the form. */
export function InvalidResetLink({ isNews = false }: { isNews?: boolean }) {
  return (
    <Notice
      tone="bad"
      isNews={isNews}
      title="This link is not valid or has expired"
      action={
        <GoLink to="/forgot-password" search={{}}>
          Request a new link
        </GoLink>
      }
    >
      Each link works once and expires after an hour.
    </Notice>
  );
}
