import { TERMS } from '@longreturn/site/legal/terms';
import { LegalDocument } from './legal-document.tsx';

/** /terms (specification §2, Static legal pages). */
export function TermsPage() {
  return <LegalDocument page={TERMS} />;
}
