import { useLoaderData } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Blank } from '../../ui/blank.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { SignedInProfile } from './signed-in-profile.tsx';

/** /profile: the account of the signed-in user. */
export function ProfilePage() {
  const { session } = useAuth();
  const { now } = useLoaderData({ from: '/profile' });
  if (session.is === 'user') {
    return (
      <ThemeProvider>
        <SignedInProfile user={session.user} now={now ?? session.user.createdAt} />
      </ThemeProvider>
    );
  }
  return (
    <Wrap>
      <PageHead title="Profile" />
      {session.is === 'failed' ? (
        <Blank
          tone="failed"
          title={session.error.message}
          text="That didn’t load. Try again."
          action={<ButtonAnchor href="/profile">Try again</ButtonAnchor>}
        />
      ) : (
        <Blank
          title="Please log in to view your profile."
          text="It has your details, your membership and your security settings."
          action={
            <ButtonLink to="/login" search={{ next: '/profile' }} variant="primary">
              Sign in
            </ButtonLink>
          }
        />
      )}
    </Wrap>
  );
}
