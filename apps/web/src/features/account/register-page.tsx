import { useLoaderDeps } from '@tanstack/react-router';
import { FormPage } from '../../ui/form-page.tsx';
import { HomeAside, LoginAside } from './aside-links.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { RegisterForm } from './register-form.tsx';

/** /register (specification §2). */
export function RegisterPage() {
  const { next } = useLoaderDeps({ from: '/register' });
  return (
    <FormPage
      title="Sign Up"
      lede="A free account. Membership is a separate step, and never a condition."
      aside={
        <>
          <LoginAside next={next} />
          <HomeAside />
        </>
      }
    >
      <RegisterForm next={next} />
      <ProviderLinks next={next} />
    </FormPage>
  );
}
