import { GoLink } from '../../ui/go-link.tsx';
import { JoinAside } from './join-aside.tsx';

/** Reasons to register, with a link to the registration page. Shown beside the login form. */
export function RegisterAside({ next }: { next?: string | undefined }) {
  return (
    <JoinAside title="New here? Accounts are free.">
      <GoLink to="/register" search={{ next }}>
        Sign Up
      </GoLink>
    </JoinAside>
  );
}

interface LoginAsideProps {
  next?: string | undefined;
  title?: string;
}

export function LoginAside({ next, title = 'Already have an account?' }: LoginAsideProps) {
  return (
    <div>
      <h2>{title}</h2>
      <p>Sign in with your email and password.</p>
      <GoLink to="/login" search={{ next }}>
        Sign in
      </GoLink>
    </div>
  );
}

export function HomeAside() {
  return (
    <div>
      <h2>Just looking?</h2>
      <p>Most episodes and articles are free. You don’t need an account.</p>
      <GoLink to="/">Back to the home page</GoLink>
    </div>
  );
}
