import { COOKIES } from '@longreturn/site/legal/cookies';
import { LegalDocument } from './legal-document.tsx';

/** /cookies (specification §2, Static legal pages). */
export function CookiesPage() {
  return <LegalDocument page={COOKIES} />;
}
