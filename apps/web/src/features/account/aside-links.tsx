import { GoLink } from '../../ui/go-link.tsx';

/** The links beside the account's forms. */
export function RegisterAside({ next }: { next?: string | undefined }) {
  return (
    <div>
      <h2>New here?</h2>
      <p>An account is free. It has your profile, your newsletter and, if you join, your membership.</p>
      <GoLink to="/register" search={{ next }}>
        Sign Up
      </GoLink>
    </div>
  );
}

export function LoginAside({ next }: { next?: string | undefined }) {
  return (
    <div>
      <h2>Already have an account?</h2>
      <p>Log in with your email and password.</p>
      <GoLink to="/login" search={{ next }}>
        Login
      </GoLink>
    </div>
  );
}

export function HomeAside() {
  return (
    <div>
      <h2>Only looking?</h2>
      <p>Most episodes and articles are free and need no account.</p>
      <GoLink to="/">Back to the home page</GoLink>
    </div>
  );
}
