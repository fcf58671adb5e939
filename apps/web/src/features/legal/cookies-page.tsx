import { COOKIES } from '@longreturn/site/legal/cookies';
import { LegalDocument } from './legal-document.tsx';

/** /cookies */
export function CookiesPage() {
  return <LegalDocument page={COOKIES} />;
}
