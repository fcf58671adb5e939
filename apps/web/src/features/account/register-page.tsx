import { useLoaderDeps } from '@tanstack/react-router';
import { OperatedPage } from '../../ui/operated-page.tsx';
import { HomeAside, LoginAside } from './aside-links.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { RegisterForm } from './register-form.tsx';

/** /register */
export function RegisterPage() {
  const { next } = useLoaderDeps({ from: '/register' });
  return (
    <OperatedPage
      title="Sign Up"
      lede="Create a free account. Membership is optional."
      aside={
        <>
          <LoginAside next={next} />
          <HomeAside />
        </>
      }
    >
      <RegisterForm next={next} />
      <ProviderLinks next={next} />
    </OperatedPage>
  );
}
