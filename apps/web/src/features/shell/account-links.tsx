import { useAuth } from '../../lib/auth-provider.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './account-links.module.css';
import { ACCOUNT_LINKS, type SiteLink } from './site-links.ts';

const LOGIN: SiteLink = ACCOUNT_LINKS.login;
const REGISTER: SiteLink = ACCOUNT_LINKS.register;
const ADMIN: SiteLink = ACCOUNT_LINKS.admin;
/** 'Admin' and ' Dashboard': the second word is shown on wide screens only. */
const [ADMIN_WORD, ADMIN_REST] = ADMIN.text.split(/(?= )/);

interface AccountLinksProps {
  /** Whether the links are stacked, as in the menu. */
  block?: boolean;
  className?: string | undefined;
  onSelect?: (() => void) | undefined;
}

/** The last buttons of the header: Login and Sign Up, or links for the signed-in user. */
export function AccountLinks({ block = false, className, onSelect }: AccountLinksProps) {
  const { session, logOut, isLoggingOut } = useAuth();
  const look = {
    block,
    className: classNames(className, block && styles.block),
    ...(onSelect && { onClick: onSelect }),
  };
  const quiet = block ? 'line' : 'quiet';

  if (session.is !== 'user') {
    return (
      <>
        <ButtonLink to={LOGIN.to} variant={quiet} {...look}>
          {LOGIN.text}
        </ButtonLink>
        <ButtonLink to={REGISTER.to} variant="primary" {...look}>
          {REGISTER.text}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/profile" variant={quiet} {...look} className={classNames(look.className, styles.person)}>
        <span className={styles.name}>{session.user.name || 'Profile'}</span>
      </ButtonLink>
      {session.user.role === 'admin' ? (
        <ButtonLink to={ADMIN.to} variant="line" {...look}>
          <span>
            {ADMIN_WORD}
            <span className={block ? undefined : styles.rest}>{ADMIN_REST}</span>
          </span>
        </ButtonLink>
      ) : null}
      <Button
        variant={quiet}
        block={block}
        className={look.className}
        onClick={isLoggingOut ? undefined : () => void logOut()}
      >
        Logout
      </Button>
    </>
  );
}
