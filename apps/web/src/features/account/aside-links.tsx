import { GoLink } from '../../ui/go-link.tsx';

/** The link to registration beside the login form. */
export function RegisterAside({ next }: { next?: string | undefined }) {
  return (
    <div>
      <h2>New here?</h2>
      <p>Accounts are free. Use yours to manage your profile, newsletter and membership.</p>
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
      <h2>Just looking?</h2>
      <p>Most episodes and articles are free. You don’t need an account.</p>
      <GoLink to="/">Back to the home page</GoLink>
    </div>
  );
}
