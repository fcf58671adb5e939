import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that a reset link is invalid. `isNews`: it replaces the form. */
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
