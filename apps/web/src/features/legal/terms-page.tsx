import { TERMS } from '@longreturn/site/legal/terms';
import { LegalDocument } from './legal-document.tsx';

/** /terms */
export function TermsPage() {
  return <LegalDocument page={TERMS} />;
}
